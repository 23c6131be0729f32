import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SUBMIT_PATH } from '../functions/src/contract/call.ts';
import { HOST, portOf } from '../scripts/emulators/ports.ts';

/** What happens to a call on its way; every other request passes. */
export type Fault = 'none' | 'answer lost' | 'function gone' | 'answer held';

export interface FaultyProxy {
  readonly origin: string;
  fault: Fault;
  /** Resolves when the next call has reached the function and been answered there. */
  answered(): Promise<unknown>;
  close(): void;
}

/** Stands between the browser and Hosting. */
export async function startFaultyProxy(): Promise<FaultyProxy> {
  let tell: (value: unknown) => void = () => undefined;
  const server = createServer((incoming, outgoing) => {
    const fault = incoming.url === SUBMIT_PATH ? proxy.fault : 'none';
    if (fault === 'function gone')
      return void outgoing.writeHead(502, { 'Content-Type': 'text/html' }).end('<h1>502</h1>');
    forward(incoming, outgoing, (answer) => {
      if (incoming.url === SUBMIT_PATH) tell(answer.statusCode);
      if (fault === 'answer lost') return void outgoing.destroy();
      if (fault === 'answer held') return;
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(outgoing);
    });
  }).listen(0, HOST);
  await once(server, 'listening');
  const proxy: FaultyProxy = {
    origin: `http://${HOST}:${(server.address() as AddressInfo).port}`,
    fault: 'none',
    answered: () =>
      new Promise((resolve) => {
        tell = resolve;
      }),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return proxy;
}

function forward(incoming: IncomingMessage, outgoing: ServerResponse, answered: (answer: IncomingMessage) => void) {
  const { method, url: path, headers } = incoming;
  const onward = request({ host: HOST, port: portOf('hosting'), method, path, headers }, answered);
  onward.on('error', () => outgoing.destroy());
  incoming.pipe(onward);
}
