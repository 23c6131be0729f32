import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import firebase from '../../firebase.json' with { type: 'json' };
import indexes from '../../firestore.indexes.json' with { type: 'json' };
import { BESIDE } from '../../functions/src/consultations/store.ts';
import { RECEIVED_PATH, SUBMIT_PATH } from '../../functions/src/contract/call.ts';
import { PAGE_POLICY } from '../../functions/src/http/html-page.ts';
import { owner, submit } from '../../functions/src/index.ts';
import { CONTACTED_PATH } from '../../functions/src/owner/contact-link.ts';
import { POLICY } from '../../functions/src/owner/contacted-page.ts';
import { PATHS, ROUTES } from '../../web/src/routes.ts';

const { cleanUrls, trailingSlash, rewrites } = firebase.hosting;
const pages = rewrites.filter((rewrite) => 'destination' in rewrite);
const calls = rewrites.filter((rewrite) => 'function' in rewrite);

test('each listed route is rewritten to its own page, and beside them only the thanks for a form without script', () => {
  const own = ROUTES.map(({ path }) => ({
    source: path,
    destination: path === PATHS.home ? '/index.html' : `${path}.html`,
  }));
  const received = { source: RECEIVED_PATH, destination: `${RECEIVED_PATH}.html` };
  expect(pages).toEqual([...own, received]);
});

test("the one call and the owner's page reach their functions where those are deployed", () => {
  const [region] = submit.consultation.__endpoint.region as string[];
  expect(owner.contacted.__endpoint.region).toEqual([region]);
  expect(calls).toEqual([
    { source: SUBMIT_PATH, function: { functionId: SUBMIT_PATH.slice(1), region } },
    { source: CONTACTED_PATH, function: { functionId: 'owner-contacted', region } },
  ]);
});

// Hosting's own policy, which names the styles of the site's pages, would take theirs away.
test('the pages of functions keep their own policy behind Hosting', () => {
  for (const { source } of calls.filter((call) => call.source !== CONTACTED_PATH)) {
    const rule = firebase.hosting.headers.find((each) => each.source === source);
    expect(rule?.headers, source).toContainEqual({ key: 'Content-Security-Policy', value: PAGE_POLICY });
  }
});

test("the owner's page keeps what its function says of it, behind Hosting too", () => {
  const rule = firebase.hosting.headers.find(({ source }) => source === CONTACTED_PATH);
  expect(Object.fromEntries(rule?.headers.map(({ key, value }) => [key, value]) ?? [])).toEqual({
    'Cache-Control': 'no-store',
    'Content-Security-Policy': POLICY,
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex',
  });
});

test('a trailing slash and a page by its file name are redirected to the one address', () => {
  expect({ cleanUrls, trailingSlash }).toEqual({ cleanUrls: true, trailingSlash: false });
});

test('a deploy stops while a placeholder is left and uploads a fresh build', () => {
  expect(firebase.hosting.predeploy).toEqual(['npm run check:launch', 'npm run build -w web -- --frozen']);
});

test('the function does not deploy until it is known who gets its mails, and is built afresh', () => {
  expect(firebase.functions[0]?.predeploy).toEqual(['npm run check:deploy', 'npm run build -w functions']);
});

// By the very listing that the Firebase CLI makes of the folder.
test('what is hidden stays behind on a deploy, but for /.well-known', () => {
  const dist = mkdtempSync(join(tmpdir(), 'dist-'));
  onTestFinished(() => rmSync(dist, { recursive: true }));
  for (const file of ['index.html', '.well-known/security.txt', '.DS_Store', '.env', 'assets/.git/config', 'a/.b']) {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), '');
  }
  const { listFiles } = createRequire(import.meta.url)('firebase-tools/lib/listFiles.js');
  expect(listFiles(dist, firebase.hosting.ignore).toSorted()).toEqual(['.well-known/security.txt', 'index.html']);
});

test('the rules and indexes that it names are there', () => {
  expect(Object.values(firebase.firestore).filter((file) => !existsSync(file))).toEqual([]);
});

test('the rules allow nobody anything, wherever', () => {
  const rules = readFileSync(firebase.firestore.rules, 'utf8');
  expect(rules.match(/^\s*(match|allow).*$/gm)?.map((line) => line.trim())).toEqual([
    'match /databases/{database}/documents {',
    'match /{document=**} {',
    'allow read, write: if false;',
  ]);
});

test('Firestore itself deletes what hangs on a request once it has expired', () => {
  const deleted = indexes.fieldOverrides.filter(({ ttl, fieldPath }) => ttl && fieldPath === 'expiresAt');
  expect(deleted.map(({ collectionGroup }) => collectionGroup)).toEqual(Object.values(BESIDE));
});
