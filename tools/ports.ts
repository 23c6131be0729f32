import { createServer, type Server } from 'node:net';
import firebase from '../firebase.json' with { type: 'json' };
import { Stop } from './stop.ts';

const { singleProjectMode: _, ...EMULATORS } = firebase.emulators;

/** With the page and the SMTP server of the mail catcher. SMTP_URL in functions/.secret.local contains that port too. */
const SERVICES = { ...EMULATORS, mails: { port: 1080 }, smtp: { port: 1025 } };

export const HOST = '127.0.0.1';

/**
 * Each run adds another one to all ports. With each, browsers refuse the port of the hub, with which a web page could
 * overwrite files: https://fetch.spec.whatwg.org/#port-blocking, https://github.com/firebase/firebase-tools/pull/10595
 * (15.34.2). Not 1, because the Hosting emulator never takes port 5001 (lib/emulator/portUtils.js of firebase-tools).
 */
const OFFSETS = [0, 2, 3, 4] as const;

/** Each run listens on this port plus its offset, so that another run does not choose the same offset. */
const CLAIM = 4600;

/** The number that is added to each port, from the environment variable PORT_OFFSET. */
export function portOffset(): number {
  return Number(process.env.PORT_OFFSET ?? 0);
}

export function portOf(service: keyof typeof SERVICES): number {
  return SERVICES[service].port + portOffset();
}

/** Sets PORT_OFFSET to the first offset whose ports are free, until this process ends, or checks the one that is set. */
export async function claimPorts(): Promise<void> {
  if (process.env.PORT_OFFSET) {
    if (OFFSETS.some((offset) => offset === portOffset())) return;
    throw new Stop(`PORT_OFFSET is ${process.env.PORT_OFFSET}, but only these work: ${OFFSETS.join(', ')}.`);
  }
  for (const offset of OFFSETS) {
    const claim = await listen(CLAIM + offset);
    const free = await Promise.all(Object.values(SERVICES).map(({ port }) => isFree(port + offset)));
    if (claim && free.every(Boolean)) {
      process.env.PORT_OFFSET = String(offset);
      return void claim.unref();
    }
    claim?.close();
  }
  throw new Stop(`Ports are in use at each of the offsets ${OFFSETS.join(', ')}: stop what uses them and try again.`);
}

export async function isFree(port: number): Promise<boolean> {
  const server = await listen(port);
  await new Promise((closed) => (server ? server.close(closed) : closed(undefined)));
  return server !== undefined;
}

function listen(port: number): Promise<Server | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen(port, HOST, () => resolve(server));
  });
}
