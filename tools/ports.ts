import { randomInt } from 'node:crypto';
import { createServer, type Server } from 'node:net';
import firebase from '../firebase.json' with { type: 'json' };
import { Stop } from './stop.ts';

export type Emulator = 'hosting' | 'functions' | 'firestore' | 'ui';

/** Services that firebase-tools starts besides the emulators. */
const HELPERS = ['hub', 'logging', 'eventarc', 'tasks'] as const;

/** The ports of the mail catcher: page and SMTP. SMTP_URL in functions/.secret.local contains the SMTP port too. */
const MAIL_CATCHER = { mails: { port: 1080 }, smtp: { port: 1025 } };

/**
 * The hub of firebase-tools gets another port at each start: any web page that finds it can overwrite a folder of this
 * machine, at least up to version 15.34.2 (https://github.com/firebase/firebase-tools/pull/10595).
 */
const HUB = { hub: { port: randomInt(10_000, 30_000) } };

export type Service = Emulator | (typeof HELPERS)[number] | keyof typeof MAIL_CATCHER;

export const HOST = '127.0.0.1';

const NEEDED: readonly Service[] = ['hosting', 'functions', 'firestore', 'mails', 'smtp', ...HELPERS];

/** With these offsets, no two runs share a port. 60 is missing because browsers block port 5060. */
const OFFSETS = [0, 10, 20, 30, 40, 50, 70, 80, 90] as const;

/** Each run listens on this port plus its offset, so that another run does not choose the same offset. */
const CLAIM = 4600;

/** The number that is added to each port, from the environment variable PORT_OFFSET. */
export function portOffset(): number {
  return Number(process.env.PORT_OFFSET ?? 0);
}

export function portOf(service: Service): number {
  return { ...firebase.emulators, ...MAIL_CATCHER, ...HUB }[service].port + portOffset();
}

/**
 * Sets PORT_OFFSET to the first offset whose ports are free, and claims the offset until this process ends. Does
 * nothing if PORT_OFFSET is set already.
 */
export async function claimPorts(): Promise<void> {
  if (process.env.PORT_OFFSET) return;
  for (const offset of OFFSETS) {
    process.env.PORT_OFFSET = String(offset);
    const claim = await listen(CLAIM + offset);
    if (claim && (await takenPort(NEEDED)) === undefined) return void claim.unref();
    claim?.close();
  }
  throw new Stop(`Ports are in use at each of the offsets ${OFFSETS.join(', ')}: stop what uses them and try again.`);
}

export async function requireFreePorts(services: readonly Service[]): Promise<void> {
  const taken = await takenPort(services);
  if (!taken) return;
  const port = portOf(taken);
  throw new Stop(
    `Port ${port} (${taken}) is in use. Stop what uses it (lsof -i :${port} names it; on a Mac, AirPlay Receiver ` +
      'holds 5000), or set PORT_OFFSET=10, which adds 10 to every port, and try again.',
  );
}

export async function isFree(port: number): Promise<boolean> {
  const server = await listen(port);
  await new Promise((closed) => (server ? server.close(closed) : closed(undefined)));
  return server !== undefined;
}

async function takenPort(services: readonly Service[]): Promise<Service | undefined> {
  for (const service of services) if (!(await isFree(portOf(service)))) return service;
  return undefined;
}

function listen(port: number): Promise<Server | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen(port, HOST, () => resolve(server));
  });
}
