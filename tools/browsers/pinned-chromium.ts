import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { LaunchOptions } from '@playwright/test';
import { ROOT } from '../project.ts';
import { HEADLESS_CHROMIUM, unpack } from '../without-downloads/packed-chromium.ts';
import { CHROME_ARGS } from './chrome.ts';

/** Flags for the same drawing on every processor, with unhinted and uncolored letters. */
const SAME_EVERYWHERE = [
  '--disable-gpu',
  '--disable-skia-runtime-opts',
  '--disable-lcd-text',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
];

/** Settings for the Chromium of the lock file with only the font of its package, whatever fonts this machine has. */
export async function pinnedBrowser(): Promise<LaunchOptions> {
  const executablePath = await unpack(HEADLESS_CHROMIUM);
  const env = { ...process.env, FONTCONFIG_FILE: fontSettings() } as Record<string, string>;
  return { executablePath, env, args: [...CHROME_ARGS, ...SAME_EVERYWHERE] };
}

/** Unpacks the font and returns a fontconfig file that names only it. It replaces the system fonts of mails. */
function fontSettings(): string {
  const packed = join(ROOT, 'node_modules', HEADLESS_CHROMIUM, 'bin', 'fonts.tar.br');
  const folder = join(ROOT, 'node_modules', '.cache', 'fonts-of-pictures');
  const settings = join(folder, 'only-these.conf');
  if (existsSync(settings)) return settings;
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['xf', '-'], { cwd: folder, input: brotliDecompressSync(readFileSync(packed)) });
  writeFileSync(
    settings,
    `<fontconfig><dir>${join(folder, 'fonts')}</dir><cachedir>${join(folder, 'cache')}</cachedir></fontconfig>`,
  );
  return settings;
}
