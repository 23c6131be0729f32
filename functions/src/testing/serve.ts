import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type HttpFunction, http } from '@google-cloud/functions-framework';
import { getTestServer } from '@google-cloud/functions-framework/testing';
import { onTestFinished } from 'vitest';

/** Serves a function in this process with the Functions Framework, until the test is over. Returns its URL. */
export async function serve(handler: (request: never, response: never) => Promise<void>): Promise<string> {
  // The framework and firebase-functions use different copies of Express's types.
  http('tested', handler as unknown as HttpFunction);
  const server = getTestServer('tested').listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}
