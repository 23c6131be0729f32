import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import firebase from '../firebase.json' with { type: 'json' };
import { SUBMIT_PATH } from '../functions/src/contract/call.ts';
import { owner, submit } from '../functions/src/index.ts';
import { CONTACTED_PATH } from '../functions/src/owner/contact-link.ts';
import { PATHS, ROUTES } from '../web/src/routes.ts';

const { cleanUrls, trailingSlash, rewrites } = firebase.hosting;
const pages = rewrites.filter((rewrite) => 'destination' in rewrite);
const calls = rewrites.filter((rewrite) => 'function' in rewrite);

test('each listed route is rewritten to its own page, and nothing else is', () => {
  const own = ROUTES.map(({ path }) => ({
    source: path,
    destination: path === PATHS.home ? '/index.html' : `${path}.html`,
  }));
  expect(pages).toEqual(own);
});

test("the one call and the owner's page reach their functions where those are deployed", () => {
  const [region] = submit.consultation.__endpoint.region as string[];
  expect(owner.contacted.__endpoint.region).toEqual([region]);
  expect(calls).toEqual([
    { source: SUBMIT_PATH, function: { functionId: SUBMIT_PATH.slice(1), region } },
    { source: CONTACTED_PATH, function: { functionId: 'owner-contacted', region } },
  ]);
});

test('a trailing slash and a page by its file name are redirected to the one address', () => {
  expect({ cleanUrls, trailingSlash }).toEqual({ cleanUrls: true, trailingSlash: false });
});

test('a deploy stops while a placeholder is left and uploads a fresh build', () => {
  expect(firebase.hosting.predeploy).toEqual(['npm run check:launch', 'npm run build -w web -- --frozen']);
});

test('the rules and indexes that it names are there', () => {
  expect(Object.values(firebase.firestore).filter((file) => !existsSync(file))).toEqual([]);
});
