import { Stop } from '../emulators/stop.ts';
import { installMissing, missingFor } from './debian.ts';
import { findFirefox, findWebkit } from './engines.ts';
import { CHROMIUM_107, canRunPacked, unpack } from './packed-chromium.ts';

/** What is missing of the engines is installed, or named. */
export async function installEngines(): Promise<void> {
  if (!canRunPacked()) {
    throw new Stop('The other engines run on 64-bit x86 Linux only: Chromium 107 and WebKitGTK are for nothing else.');
  }
  const chromium107 = await unpack(CHROMIUM_107);
  installMissing(() => [
    ...(findFirefox() ? [] : ['firefox-esr']),
    ...(findWebkit() ? [] : ['webkit2gtk-driver', 'xvfb', 'xauth']),
    ...missingFor(chromium107),
  ]);
}
