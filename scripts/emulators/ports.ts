import { createServer } from 'node:net';
import firebase from '../../firebase.json' with { type: 'json' };
import { Stop } from './stop.ts';

export type Emulator = 'hosting' | 'functions' | 'firestore' | 'ui';

/** The mail catcher's page and the port that takes mails; the demo project's SMTP_URL in functions/.secret.local names it too. */
const MAIL_CATCHER = { mails: { port: 1080 }, smtp: { port: 1025 } };

export type Service = Emulator | keyof typeof MAIL_CATCHER;

export const HOST = '127.0.0.1';

export function portOf(service: Service): number {
  return { ...firebase.emulators, ...MAIL_CATCHER }[service].port;
}

export async function requireFreePorts(services: readonly Service[]): Promise<void> {
  for (const service of services) {
    const port = portOf(service);
    if (await isFree(port)) continue;
    throw new Stop(
      `Port ${port} (${service}) is in use: stop what uses it (lsof -i :${port} names it; ` +
        'on a Mac, AirPlay Receiver holds 5000) and try again.',
    );
  }
}

export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, HOST, () => server.close(() => resolve(true)));
  });
}
