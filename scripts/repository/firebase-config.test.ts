import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import firebase from '../../firebase.json' with { type: 'json' };
import indexes from '../../firestore.indexes.json' with { type: 'json' };
import { ACKNOWLEDGED_ADDRESSES, CONSULTATIONS, OPEN_REQUESTS } from '../../functions/src/collections.ts';
import { RECEIVED_PATH, SUBMIT_PATH } from '../../functions/src/contract/call.ts';
import { PAGE_POLICY } from '../../functions/src/http/html-page.ts';
import { owner, submit } from '../../functions/src/index.ts';
import { CONTACTED_PATH } from '../../functions/src/owner/contact-link.ts';
import { CONTACTED_POLICY } from '../../functions/src/owner/contacted-page.ts';
import { SPECULATION_RULES_PATH } from '../../web/build/speculation-rules.ts';
import { PATHS, ROUTES } from '../../web/src/routes.ts';

const { rewrites } = firebase.hosting;
const pages = rewrites.filter((rewrite) => 'destination' in rewrite);
const calls = rewrites.filter((rewrite) => 'function' in rewrite);

test('only the listed routes and the thank-you page without script are rewritten, each to its own page', () => {
  const own = ROUTES.map(({ path }) => ({
    source: path,
    destination: path === PATHS.home ? '/index.html' : `${path}.html`,
  }));
  const received = { source: RECEIVED_PATH, destination: `${RECEIVED_PATH}.html` };
  expect(pages).toEqual([...own, received]);
});

test('only the listed routes have the header with the prerendering rules', () => {
  const headers = [{ key: 'Speculation-Rules', value: `"${SPECULATION_RULES_PATH}"` }];
  const [home, ...paths] = ROUTES.map(({ path }) => path);
  const rules = firebase.hosting.headers.filter(({ headers }) =>
    headers.some(({ key }) => key === 'Speculation-Rules'),
  );
  expect(rules).toEqual([
    { source: home, headers },
    { source: `/@(${paths.map((path) => path.slice(1)).join('|')})`, headers },
  ]);
});

test("the submit path and the owner's page are rewritten to functions in their region", () => {
  const [region] = submit.consultation.__endpoint.region as string[];
  expect(owner.contacted.__endpoint.region).toEqual([region]);
  expect(calls).toEqual([
    { source: SUBMIT_PATH, function: { functionId: SUBMIT_PATH.slice(1), region } },
    { source: CONTACTED_PATH, function: { functionId: 'owner-contacted', region } },
  ]);
});

// Hosting's policy allows any inline style, because each page of the site has a stricter one in its head.
test('Hosting does not replace the policy of pages that functions serve', () => {
  for (const { source } of calls.filter((call) => call.source !== CONTACTED_PATH)) {
    const rule = firebase.hosting.headers.find((each) => each.source === source);
    expect(rule?.headers, source).toContainEqual({ key: 'Content-Security-Policy', value: PAGE_POLICY });
  }
});

test("Hosting does not replace the headers of the owner's page", () => {
  const rule = firebase.hosting.headers.find(({ source }) => source === CONTACTED_PATH);
  expect(Object.fromEntries(rule?.headers.map(({ key, value }) => [key, value]) ?? [])).toEqual({
    'Cache-Control': 'no-store',
    'Content-Security-Policy': CONTACTED_POLICY,
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex',
  });
});

// In the cloud the queries need the automatic indexes and this one. In the emulator they work without them.
test('only the field expiresAt has no automatic index', () => {
  const exempt = indexes.fieldOverrides.map(({ fieldPath }) => fieldPath);
  expect(new Set(exempt)).toEqual(new Set(['expiresAt']));
});

test('the Firebase CLI checks the facts and settings, and uploads only the build of this commit', () => {
  expect(firebase.hosting.predeploy).toEqual(['npm run check:farm -- --launch', 'npm run check:build']);
  expect(firebase.functions[0]?.predeploy).toEqual(['npm run check:deploy', 'npm run check:build']);
});

// Uses the function of the Firebase CLI that lists the files to upload.
test('a deploy uploads no hidden file except /.well-known', () => {
  const dist = mkdtempSync(join(tmpdir(), 'dist-'));
  onTestFinished(() => rmSync(dist, { recursive: true }));
  for (const file of ['index.html', '.well-known/security.txt', '.DS_Store', '.env', 'assets/.git/config', 'a/.b']) {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), '');
  }
  const { listFiles } = createRequire(import.meta.url)('firebase-tools/lib/listFiles.js');
  expect(listFiles(dist, firebase.hosting.ignore).toSorted()).toEqual(['.well-known/security.txt', 'index.html']);
});

test('each collection of requests has a TTL policy', () => {
  const deleted = indexes.fieldOverrides.filter(({ ttl, fieldPath }) => ttl && fieldPath === 'expiresAt');
  expect(deleted.map(({ collectionGroup }) => collectionGroup)).toEqual([
    CONSULTATIONS,
    OPEN_REQUESTS,
    ACKNOWLEDGED_ADDRESSES,
  ]);
});
