import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

export interface LossyProxy {
  readonly url: string;
  /** While it is set, requests arrive and answers get lost on the way back. */
  losesAnswers: boolean;
}

/** Stands between a browser and the function, until the test is over. */
export async function startLossyProxy(target: string): Promise<LossyProxy> {
  const { hostname, port } = new URL(target);
  const server = createServer((browser) => {
    const upstream = connect(Number(port), hostname);
    browser.pipe(upstream);
    upstream.on('data', (chunk) => (proxy.losesAnswers ? cut(browser, upstream) : browser.write(chunk)));
    for (const socket of [browser, upstream]) socket.on('error', () => undefined);
    upstream.on('end', () => browser.end());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const proxy: LossyProxy = { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, losesAnswers: false };
  return proxy;
}

function cut(...sockets: Socket[]): void {
  for (const socket of sockets) socket.destroy();
}
