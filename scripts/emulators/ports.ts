import { createServer } from 'node:net';
import firebase from '../../firebase.json' with { type: 'json' };
import { Stop } from './stop.ts';

export type Emulator = 'hosting' | 'functions' | 'firestore' | 'ui';

export const HOST = '127.0.0.1';

export function portOf(emulator: Emulator): number {
  return firebase.emulators[emulator].port;
}

export async function requireFreePorts(emulators: readonly Emulator[]): Promise<void> {
  for (const emulator of emulators) {
    const port = portOf(emulator);
    if (await isFree(port)) continue;
    throw new Stop(
      `Port ${port} (${emulator}) is in use: stop what uses it (lsof -i :${port} names it; ` +
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
