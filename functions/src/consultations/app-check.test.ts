import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { Agent } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { afterAll, expect, test, vi } from 'vitest';
import { isFromOurPage, verifyToken } from './app-check.ts';

const PROJECT = 'a-farm';
const KEY_ID = 'the key of this test';
const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const asked: string[] = [];

// In Google's place: the verifier's connection to Google ends here, and is answered with the public key of this test.
const google = createServer((request, response) => {
  asked.push(`https://${request.headers.host}${request.url}`);
  response.end(
    JSON.stringify({ keys: [{ ...publicKey.export({ format: 'jwk' }), kid: KEY_ID, alg: 'RS256', use: 'sig' }] }),
  );
}).listen(0, '127.0.0.1');
await once(google, 'listening');

class HereInstead extends Agent {
  override createConnection() {
    return connect((google.address() as AddressInfo).port, '127.0.0.1');
  }
}

const app = initializeApp({ projectId: PROJECT, httpAgent: new HereInstead() });
afterAll(async () => {
  await deleteApp(app);
  google.close();
});

test('a token that Google signed for our page is one of ours, by the public keys that Google gives out', async () => {
  expect(await isFromOurPage(tokenOf(), verifyToken)).toBe(true);
  expect(asked).toEqual(['https://firebaseappcheck.googleapis.com/v1/jwks']);
});

test.each<[string, string | undefined]>([
  ['none', undefined],
  ['nothing', ''],
  ['no token', 'a.b.c'],
  ['the token of another project', tokenOf({ aud: ['projects/another-farm'] })],
  ['a token of another issuer', tokenOf({ iss: 'https://evil.example/1' })],
  ['a token that is over', tokenOf({ exp: seconds() - 60 })],
  ['a token that someone else signed', tokenOf({}, generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey)],
  ['a token whose words were changed', tokenOf().replace(/\.[^.]+\./, `.${encoded({ ...claims(), sub: 'x' })}.`)],
  ['an unsigned token', `${encoded({ alg: 'none', kid: KEY_ID })}.${encoded(claims())}.`],
])('%s is not', async (_, token) => {
  expect(await isFromOurPage(token, verifyToken)).toBe(false);
});

test('nobody waits for keys that do not come', async () => {
  vi.useFakeTimers();
  const waited = isFromOurPage(tokenOf(), () => new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await waited).toBe(false);
  vi.useRealTimers();
});

function tokenOf(changed: object = {}, key: KeyObject = privateKey): string {
  const words = `${encoded({ alg: 'RS256', typ: 'JWT', kid: KEY_ID })}.${encoded({ ...claims(), ...changed })}`;
  return `${words}.${sign('sha256', Buffer.from(words), key).toString('base64url')}`;
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
