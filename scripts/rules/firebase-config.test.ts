import { expect, test } from 'vitest';
import firebase from '../../firebase.json' with { type: 'json' };
import indexes from '../../firestore.indexes.json' with { type: 'json' };
import manifest from '../../functions/package.json' with { type: 'json' };
import { SUBMIT_PATH } from '../../functions/src/contract/call.ts';
import { ACKNOWLEDGED_ADDRESSES, CONSULTATIONS, TO_DOS } from '../../functions/src/firebase/db.ts';
import { PAGE_POLICY } from '../../functions/src/http/html-page.ts';
import { SECURITY_HEADERS } from '../../functions/src/http/response.ts';
import { owner, submit } from '../../functions/src/index.ts';
import { CONTACTED_PATH } from '../../functions/src/owner/to-do.ts';
import { ROUTES } from '../../web/src/routes.ts';

const { headers, rewrites } = firebase.hosting;

// e2e/hosting/addresses.e2e.ts holds that Hosting serves each page.
test('Hosting sends the header that prerenders pages with each page', () => {
  const prerendered = headers.filter((rule) => rule.headers.some(({ key }) => key === 'Speculation-Rules'));
  const inner = ROUTES.map(({ path }) => path.slice(1)).filter(Boolean);
  expect(prerendered.map(({ source }) => source)).toEqual(['/', `/@(${inner.join('|')})`]);
});

// The emulator ignores the region. In the cloud, the form would get a 404.
test('Hosting passes the submit path and the owner page to the functions of their region', () => {
  const [region] = submit.consultation.__endpoint.region as string[];
  expect(owner.contacted.__endpoint.region).toEqual([region]);
  expect(rewrites.filter((each) => 'function' in each)).toEqual([
    { source: SUBMIT_PATH, function: { functionId: 'submit-consultation', region } },
    { source: CONTACTED_PATH, function: { functionId: 'owner-contacted', region } },
  ]);
});

// A browser keeps it for a year, also if only one of them was wrong.
test('functions ask for TLS as Hosting does, and not for the other subdomains of the owner', () => {
  const key = 'Strict-Transport-Security';
  const values = headers.flatMap((rule) => rule.headers.filter((each) => each.key === key).map(({ value }) => value));
  expect(values).toEqual([SECURITY_HEADERS[key]]);
  expect(SECURITY_HEADERS[key]).not.toContain('includeSubDomains');
});

// Hosting replaces the headers of a function with its own for all paths, which are less strict.
test("Hosting keeps the policy of the functions' pages, and the secret address of the owner's", () => {
  const headersOf = (path: string) => headers.find(({ source }) => source === path)?.headers;
  const all = headersOf(`/@(${[SUBMIT_PATH, CONTACTED_PATH].map((path) => path.slice(1)).join('|')})`);
  expect(all).toContainEqual({ key: 'Content-Security-Policy', value: PAGE_POLICY });
  expect(headersOf(CONTACTED_PATH)).toContainEqual({ key: 'Referrer-Policy', value: 'no-referrer' });
});

// In the cloud, queries need the automatic index of every other field. In the emulator they work without it.
test('each collection of requests deletes its documents by expiresAt, the only field without an index', () => {
  const collections = [CONSULTATIONS, TO_DOS, ACKNOWLEDGED_ADDRESSES];
  expect(indexes.fieldOverrides).toMatchObject(
    collections.map((collectionGroup) => ({ collectionGroup, fieldPath: 'expiresAt', ttl: true })),
  );
});

// The emulator needs no composite index. In the cloud, the list would leave out suspected spam.
test('the query for suspected spam has its index', () => {
  const fields = [
    { fieldPath: 'suspectedSpam', order: 'ASCENDING' },
    { fieldPath: 'submittedAt', order: 'DESCENDING' },
  ];
  expect(indexes.indexes).toEqual([{ collectionGroup: CONSULTATIONS, queryScope: 'COLLECTION', fields }]);
});

test('the cloud runs the Node version that the tests use', () => {
  expect(manifest.engines).toEqual({ node: process.versions.node.split('.')[0] });
  // A "runtime" in firebase.json has priority over "engines" in package.json.
  for (const codebase of firebase.functions) expect(codebase).not.toHaveProperty('runtime');
});
