import { spawnSync } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { stopWithout } from '../browsers/engines.ts';
import { ROOT } from '../project.ts';

const MODULES = join(ROOT, 'node_modules');
const CACHE = join(MODULES, '.cache');

/** Packages with a compressed Chromium for 64-bit x86 Linux: a current headless one, and one of 2022. */
export const HEADLESS_CHROMIUM = '@sparticuz/chromium';
export const CHROMIUM_107 = 'chromium-107';

/** Decompresses the Chromium of a package once and returns the path of the executable. Throws a Stop if it cannot start. */
export async function unpack(name: string): Promise<string> {
  const { version } = JSON.parse(readFileSync(join(MODULES, name, 'package.json'), 'utf8'));
  const browser = join(CACHE, `chromium-${version}`);
  if (!existsSync(browser)) await decompress(name, browser);
  const { status, stdout } = spawnSync('ldd', [browser], { encoding: 'utf8' });
  if (status !== 0 || stdout.includes('not found')) stopWithout('libraries of Chromium');
  return browser;
}

async function decompress(name: string, browser: string): Promise<void> {
  mkdirSync(CACHE, { recursive: true });
  const packed = createReadStream(join(MODULES, name, 'bin', 'chromium.br'));
  const part = `${browser}.${process.pid}`;
  await pipeline(packed, createBrotliDecompress(), createWriteStream(part, { mode: 0o755 }));
  renameSync(part, browser);
}

/** Whether this machine can run the packed browsers. */
export function canRunPacked(): boolean {
  return process.platform === 'linux' && process.arch === 'x64';
}
