import { type ExecFileException, execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { TESTIMONIALS } from '../../web/src/content/testimonials.ts';
import { PATHS } from '../../web/src/routes.ts';
import { ILLUSTRATIONS } from '../../web/src/ui/picture/pictures.ts';
import { copyRepository } from './copy.ts';
import { giveOtherFacts, givePlaceholders, giveSamples } from './facts.ts';

const TESTS = 'vitest run --project unit --project built';
const IN_BROWSER = 'playwright test -c e2e --project=phone reflow header egg-form print';

let copy: string;

beforeAll(async () => {
  copy = copyRepository();
  await giveOtherFacts(copy);
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('the launch is stopped by one placeholder or sample quote that is left, and each is named', async () => {
  onTestFinished(() => {
    givePlaceholders(copy, []);
    giveSamples(copy, false);
  });
  givePlaceholders(copy, ['phone', 'male']);
  giveSamples(copy, true);
  const { code, stderr } = await shell('npm run -s check:launch');
  expect(code).toBe(1);
  const named = stderr.match(/^placeholder {2}.*?(?=:)/gm);
  expect(named).toEqual(
    ['phone', 'male', ...TESTIMONIALS.quotes.map(() => 'sample quote')].map((n) => `placeholder  ${n}`),
  );
});

test.each([
  ['nothing is left to give', 'npm run -s check:launch'],
  ['the pages are built', 'npm run -s build -w web'],
  ['the tests that need neither emulator nor browser are green', TESTS],
  [
    'the pages fit and keep to their policy in a browser',
    `node scripts/with-emulators.ts --only hosting "${IN_BROWSER}"`,
  ],
])('with every fact given, %s', async (_, command) => {
  const { code, stdout, stderr } = await shell(command);
  expect(code, stdout + stderr).toBe(0);
});

test("the owner's photo takes the place of the drawing of its key, with that one's words", () => {
  const picture = heroOf(PATHS.eggs);
  expect(picture).toMatch(/<img[^>]* src="\/assets\/eggs-[\w-]+\.jpeg"/);
  expect(picture).toContain(`alt="${ILLUSTRATIONS.eggs.alt}"`);
  expect(pageAt(PATHS.eggs)).not.toMatch(/eggs-[\w-]+\.svg/);
});

test('a photo comes as AVIF and as WebP, in several widths but never enlarged, with the place it needs', async () => {
  const picture = heroOf(PATHS.eggs);
  for (const [type, format] of Object.entries({ avif: 'heif', webp: 'webp' })) {
    const [, srcSet = ''] = new RegExp(`<source type="image/${type}" srcSet="([^"]+)"`, 'i').exec(picture) ?? [];
    const files = srcSet.split(', ').map((entry) => entry.split(' '));
    expect(files.map(([, width]) => width)).toEqual(['480w', '800w', '1200w']);
    for (const [file = '', width] of files) {
      const photo = await sharp(join(copy, 'web/dist', file)).metadata();
      expect([photo.format, `${photo.width}w`]).toEqual([format, width]);
    }
  }
  expect(picture).toMatch(/<img[^>]* width="1200" height="800"/);
});

test('browsers that know neither AVIF nor WebP get the photo too', async () => {
  const [, src = ''] = /<img[^>]* src="([^"]+)"/.exec(heroOf(PATHS.eggs)) ?? [];
  expect((await sharp(join(copy, 'web/dist', src)).metadata()).format).toBe('jpeg');
});

function pageAt(path: string): string {
  return readFileSync(join(copy, 'web/dist', `${path}.html`), 'utf8');
}

/** The page's first picture. */
function heroOf(path: string): string {
  return /<main.*?(<picture>.*?<\/picture>)/s.exec(pageAt(path))?.[1] ?? '';
}

interface Outcome {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** As a developer would call it in the copy: this run's own settings are not handed on. */
async function shell(command: string): Promise<Outcome> {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST$|NODE_ENV$)/.test(name)),
  );
  const run = promisify(execFile)('/bin/sh', ['-c', command], { cwd: copy, env, maxBuffer: 64 * 1024 * 1024 });
  return run.then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: ExecFileException & Outcome) => ({ code, stdout, stderr }),
  );
}
