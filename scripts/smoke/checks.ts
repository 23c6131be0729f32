import { IDEMPOTENCY_HEADER, SUBMIT_PATH } from '../../functions/src/contract/call.ts';
import { NOT_FOUND_HEAD, PATHS, ROUTES } from '../../web/src/routes.ts';
import { expectHeaders, headersFor } from './expected-headers.ts';
import { errorIn, expectStatus, jsonIn, Problem, type Site, type SiteAnswer, SkippedCheck } from './site.ts';
import { TEST_ANSWERS, TEST_KEY, TEST_REQUEST } from './test-request.ts';

type Check = readonly [name: string, check: (site: Site) => Promise<void>];

const UNKNOWN_PATH = '/no-such-page-of-the-smoke-test';
const DEPLOY_HOSTING = 'Deploy Hosting again: this is not the site of this folder.';
const DEPLOY_FUNCTIONS = 'Deploy the functions again, and read their log if that does not help.';

export const CHECKS: readonly Check[] = [
  ...ROUTES.map(
    ({ path, title }): Check => [`${path} is served with its title`, (site) => servesPage(site, path, title)],
  ),
  ['an unknown path gets the 404 page with status 404', servesNotFound],
  [
    'a page has its security headers',
    async (site) => expectHeaders(await site.get(PATHS.home), headersFor(PATHS.home)),
  ],
  ['a script is kept by browsers for a year', servesAsset],
  ['a form with a wrong answer gets the page that says so', rejectsWrongForm],
  ['a request with a key is stored once', storesOnce],
];

async function servesPage(site: Site, path: string, title: string): Promise<void> {
  const answer = await site.get(path);
  expectStatus(answer, [200], DEPLOY_HOSTING);
  expectTitle(answer, title);
}

async function servesNotFound(site: Site): Promise<void> {
  const answer = await site.get(UNKNOWN_PATH);
  expectStatus(answer, [404], 'Check that no rewrite in firebase.json catches every path, and deploy Hosting again.');
  expectTitle(answer, NOT_FOUND_HEAD.title);
}

async function servesAsset(site: Site): Promise<void> {
  const home = await site.get(PATHS.home);
  const [, path] = /data-entry="(\/assets\/[^"]+)"/.exec(home.text) ?? [];
  if (!path) throw new Problem(`${home.url} should name a script under /assets/, but names none. ${DEPLOY_HOSTING}`);
  const asset = await site.get(path);
  expectStatus(asset, [200], DEPLOY_HOSTING);
  expectHeaders(asset, headersFor(path));
}

/**
 * Sends a form without an email address and with the honeypot filled, so that a function without validation would store
 * it as suspected spam.
 */
async function rejectsWrongForm(site: Site): Promise<void> {
  const pairs = Object.entries({ ...TEST_REQUEST, email: '' }).flatMap(([name, value]) =>
    [value].flat().map((each): [string, string] => [name, each]),
  );
  const answer = await site.post(SUBMIT_PATH, { body: new URLSearchParams(pairs) });
  expectStatus(answer, [400], DEPLOY_FUNCTIONS);
  expectTitle(answer, 'There is a problem');
  const names = ['cache-control', 'content-security-policy', 'x-content-type-options'];
  expectHeaders(answer, new Map([...headersFor(SUBMIT_PATH)].filter(([name]) => names.includes(name))));
}

async function storesOnce(site: Site): Promise<void> {
  const first = await sendTest(site);
  if (first.status === 401 && errorIn(first.text))
    throw new SkippedCheck('App Check refuses calls that do not come from our page');
  expectStored(first, [201, 200]);
  expectStored(await sendTest(site), [200]);
}

async function sendTest(site: Site): Promise<SiteAnswer> {
  const headers = { 'Content-Type': 'application/json', [IDEMPOTENCY_HEADER]: TEST_KEY };
  return site.post(SUBMIT_PATH, { body: JSON.stringify(TEST_REQUEST), headers });
}

function expectStored(answer: SiteAnswer, statuses: readonly number[]): void {
  expectStatus(answer, statuses, DEPLOY_FUNCTIONS);
  if (jsonIn(answer.text).id === TEST_KEY) return;
  throw new Problem(
    `${answer.url} should answer with the id ${TEST_KEY} of the test request for ${TEST_ANSWERS.email}, but answered with something else. ${DEPLOY_FUNCTIONS}`,
  );
}

function expectTitle({ url, text }: SiteAnswer, expected: string): void {
  const [, title] = /<title>([^<]*)<\/title>/.exec(text) ?? [];
  const actual = title === undefined ? undefined : decodeEntities(title);
  if (actual?.startsWith(expected)) return;
  const found = actual === undefined ? 'has none' : `has "${actual}"`;
  throw new Problem(`${url} should have the title "${expected}", but ${found}. ${DEPLOY_HOSTING}`);
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

/** Decodes the characters that React and our functions escape. */
function decodeEntities(html: string): string {
  return html.replace(/&(#?\w+);/g, (whole, name) => ENTITIES[name] ?? whole);
}
