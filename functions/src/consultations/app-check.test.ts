import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { Agent } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import { deleteApp, getApps, initializeApp } from 'firebase-admin/app';
import { getAppCheck } from 'firebase-admin/app-check';
import { afterAll, expect, test, vi } from 'vitest';
import { isValidToken } from './app-check.ts';

const PROJECT = 'a-farm';
const KEY_ID = 'the key of this test';
const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const requestedUrls: string[] = [];

// Stands in for Google's server: responds to every request with the public key of this test.
const keyServer = createServer((request, response) => {
  requestedUrls.push(`https://${request.headers.host}${request.url}`);
  response.end(
    JSON.stringify({ keys: [{ ...publicKey.export({ format: 'jwk' }), kid: KEY_ID, alg: 'RS256', use: 'sig' }] }),
  );
}).listen(0, '127.0.0.1');
await once(keyServer, 'listening');

class KeyServerAgent extends Agent {
  override createConnection() {
    return connect((keyServer.address() as AddressInfo).port, '127.0.0.1');
  }
}

// Replaces the app of firebase.ts, so that the Admin SDK loads its keys from the server above.
await Promise.all(getApps().map(deleteApp));
const app = initializeApp({ projectId: PROJECT, httpAgent: new KeyServerAgent() });
afterAll(async () => {
  await deleteApp(app);
  keyServer.close();
});

test('a token is valid if Google signed it for our project', async () => {
  expect(await isValidToken(tokenOf())).toBe(true);
  expect(requestedUrls).toEqual(['https://firebaseappcheck.googleapis.com/v1/jwks']);
});

test.each<[string, string | undefined]>([
  ['no token', undefined],
  ['an empty token', ''],
  ['a malformed token', 'a.b.c'],
  ['a token of another project', tokenOf({ aud: ['projects/another-farm'] })],
  ['a token of another issuer', tokenOf({ iss: 'https://evil.example/1' })],
  ['an expired token', tokenOf({ exp: seconds() - 60 })],
  ['a token signed with another key', tokenOf({}, generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey)],
  ['a token with changed claims', tokenOf().replace(/\.[^.]+\./, `.${encoded({ ...claims(), sub: 'x' })}.`)],
  ['an unsigned token', `${encoded({ alg: 'none', kid: KEY_ID })}.${encoded(claims())}.`],
])('%s is not valid', async (_, token) => {
  expect(await isValidToken(token)).toBe(false);
});

test('a token is not valid if its verification takes too long', async () => {
  vi.useFakeTimers();
  vi.spyOn(getAppCheck(), 'verifyToken').mockReturnValueOnce(new Promise(() => {}));
  const isValid = isValidToken(tokenOf());
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await isValid).toBe(false);
  vi.useRealTimers();
});

function tokenOf(changed: object = {}, key: KeyObject = privateKey): string {
  const content = `${encoded({ alg: 'RS256', typ: 'JWT', kid: KEY_ID })}.${encoded({ ...claims(), ...changed })}`;
  return `${content}.${sign('sha256', Buffer.from(content), key).toString('base64url')}`;
}

function claims() {
  return {
    iss: 'https://firebaseappcheck.googleapis.com/1',
    aud: ['projects/1', `projects/${PROJECT}`],
    sub: '1:1:web:1',
    iat: seconds(),
    exp: seconds() + 3_600,
  };
}

function seconds(): number {
  return Math.floor(Date.now() / 1000);
}

function encoded(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
