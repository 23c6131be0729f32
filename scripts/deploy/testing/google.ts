import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { generate } from 'selfsigned';
import { answerOf } from './apis.ts';
import { type Answer, Cloud, fault } from './cloud.ts';
import { pageOf } from './site.ts';

/** The hosts that the stand-in answers for. No request leaves this machine. */
const HOSTS = ['*.googleapis.com', '*.web.app', '*.google-analytics.com', '*.firebaseio.com'];

/**
 * Starts a stand-in of Google's APIs for the real Firebase CLI: a proxy with a certificate of its own, which keeps in a
 * `Cloud` what is deployed. It imitates only what our deploys ask for.
 */
export async function startGoogle(project: string) {
  const folder = mkdtempSync(join(tmpdir(), 'google-'));
  const certificate = await generate([{ name: 'commonName', value: 'Stand-in of Google' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [
      { name: 'basicConstraints', cA: true },
      { name: 'subjectAltName', altNames: HOSTS.map((value) => ({ type: 2 as const, value })) },
    ],
  });
  const ca = join(folder, 'ca.pem');
  // The certificates that this machine trusts already, such as those of a company's network, are still trusted.
  const trusted = process.env.NODE_EXTRA_CA_CERTS;
  writeFileSync(ca, `${certificate.cert}\n${trusted ? readFileSync(trusted, 'utf8') : ''}`);
  const cloud = new Cloud(project);
  const calls: string[] = [];
  const secure = createSecureServer({ key: certificate.private, cert: certificate.cert }, async (request, response) => {
    const { method = '', headers } = request;
    const host = headers.host?.replace(/:443$/, '') ?? '';
    const url = new URL(request.url ?? '', `https://${host}`);
    const line = `${method} ${host}${url.pathname}`;
    calls.push(line);
    const call = { method, host, url, headers, raw: await buffer(request) };
    const {
      status = 200,
      json,
      raw = '',
      headers: own,
    } = refused(cloud, line) ?? pageOf(cloud, call) ?? answerOf(cloud, call);
    const body = json === undefined ? raw : JSON.stringify(json);
    response.writeHead(status, { 'Content-Type': 'application/json', ...own }).end(body);
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
    rmSync(folder, { recursive: true });
  };
  const { port } = proxy.address() as AddressInfo;
  return { cloud, calls, ca, address: `http://127.0.0.1:${port}`, close };
}

function refused({ refusals }: Cloud, line: string): Answer | undefined {
  const index = refusals.findIndex((pattern) => pattern.test(line));
  if (index < 0) return undefined;
  refusals.splice(index, 1);
  return fault(403, 'The caller does not have permission', 'PERMISSION_DENIED');
}
