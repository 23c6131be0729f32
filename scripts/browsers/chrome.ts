import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const NAMES = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', 'chrome'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** CHROME_PATH, then the PATH, then Playwright's cache; the first that really starts. */
export function findBrowser(): string | undefined {
  const asked = process.env.CHROME_PATH;
  if (asked) return asked;
  return [...NAMES.flatMap(onPath), MAC, chromium.executablePath()].find(starts);
}

function onPath(name: string): string[] {
  return (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name));
}

/** Ubuntu's `chromium-browser`, say, is there but only tells to install something else. */
function starts(path: string): boolean {
  return existsSync(path) && spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
}
