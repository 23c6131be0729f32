import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Starts a server that a test puts in front of another one. */
export async function startProxy(handle: RequestListener): Promise<{ origin: string; close(): void }> {
  const server = createServer(handle).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://127.0.0.1:${port}`, close };
}

/** Sends a request on to the target, and its response back unless `onResponse` handles that. */
export function forward(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  onResponse = (response: IncomingMessage) => sendBack(response, outgoing),
  target = process.env.HOSTING_URL,
): void {
  const { method, url = '', headers } = incoming;
  const onward = request(new URL(url, target), { method, headers }, onResponse);
  onward.on('error', () => outgoing.destroy());
  incoming.pipe(onward);
}

export function sendBack(response: IncomingMessage, outgoing: ServerResponse): void {
  outgoing.writeHead(response.statusCode ?? 500, response.headers);
  response.pipe(outgoing);
}
