import { existsSync } from 'node:fs';
import { join } from 'node:path';
import details from 'firebase-tools/lib/emulator/downloadableEmulatorInfo.json' with { type: 'json' };
import { emulatorCache } from './firestore-jar.ts';
import { canDownload } from './network.ts';

/** With its download out of reach the Emulator UI would stop the whole suite. */
export async function canHaveUi(): Promise<boolean> {
  const cached = join(emulatorCache(), details.ui.main.binaryPathRelativeToCacheDir);
  return existsSync(cached) || (await canDownload());
}
