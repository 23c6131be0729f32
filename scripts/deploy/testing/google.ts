import { execFileSync } from 'node:child_process';
import { createServer } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { answerOf } from './apis.ts';
import { type Call, Cloud, fault } from './cloud.ts';

/**
 * Starts a stand-in of Google's APIs for the real Firebase CLI: a proxy that answers every request itself, and keeps in a
 * `Cloud` what is deployed. The next request that matches one of the `refusals` is refused, once each.
 */
export async function startGoogle(project: string) {
  const cloud = new Cloud(project);
  const calls: string[] = [];
  const refusals: RegExp[] = [];
  const answer = (call: Call) => {
    calls.push(call.line);
    const refusal = refusals.findIndex((pattern) => pattern.test(call.line));
    if (refusal < 0) return answerOf(cloud, call);
    refusals.splice(refusal, 1);
    return fault(403, 'The caller does not have permission');
  };
  const certificate = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=Stand-in of Google'];
  // Contains the key, too.
  const pem = execFileSync('openssl', [...certificate, '-keyout', '-', '-out', '-'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const secure = createSecureServer({ key: pem, cert: pem }, async (request, response) => {
    const { method = '', headers } = request;
    const url = new URL(request.url ?? '', `https://${headers.host}`);
    const line = `${method} ${url.hostname}${url.pathname}`;
    const { status = 200, json } = answer({ method, url, line, headers, raw: await buffer(request) });
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(json));
  });
  const proxy = createServer((_, response) => response.writeHead(502).end());
  proxy.on('connect', (_, socket) => {
    socket.on('error', () => undefined);
    socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
    secure.emit('connection', socket);
  });
  await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening));
  const close = () => {
    proxy.close();
    secure.closeAllConnections();
  };
  const { port } = proxy.address() as AddressInfo;
  return { cloud, calls, refusals, address: `http://127.0.0.1:${port}`, close };
}
