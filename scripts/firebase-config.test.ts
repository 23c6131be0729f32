import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import firebase from '../firebase.json' with { type: 'json' };
import { RECEIVED_PATH, SUBMIT_PATH } from '../functions/src/contract/call.ts';
import { submit } from '../functions/src/index.ts';
import { PATHS, ROUTES } from '../web/src/routes.ts';

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

test('the one call reaches its function where that is deployed', () => {
  const [region] = submit.consultation.__endpoint.region as string[];
  expect(calls).toEqual([{ source: SUBMIT_PATH, function: { functionId: SUBMIT_PATH.slice(1), region } }]);
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
