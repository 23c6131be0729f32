import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, type TestInfo } from '@playwright/test';
import sharp from 'sharp';

/**
 * How much a screenshot may differ from the accepted picture. `steps` is the difference, from 0 to 255, of the color
 * channel that differs most; `pixels` may differ by more. The metadata of an accepted picture says how many pixels its
 * reduced colors have changed so much. These are allowed too.
 */
const STRONG = { steps: 40, pixels: 10 };
const FAINT = { steps: 8, pixels: 60 };

/**
 * Fails if a screenshot differs from the accepted picture, and attaches both to the report. With
 * `--update`, replaces the accepted picture instead of failing.
 */
export async function expectAccepted(
  name: string,
  screenshot: Buffer,
  info: TestInfo,
  colors: 16 | 256 = 256,
): Promise<void> {
  const file = info.snapshotPath(`${name}.webp`, { kind: 'screenshot' });
  const problem = existsSync(file) ? await compare(file, screenshot) : 'It has not been accepted yet.';
  if (!problem) return;
  if (info.config.updateSnapshots === 'changed') return accept(file, screenshot, colors);
  const accepted = existsSync(file) && (await sharp(file).png().toBuffer());
  for (const [kind, body] of Object.entries({ expected: accepted, actual: screenshot }))
    if (body) await info.attach(`${name}-${kind}.png`, { body, contentType: 'image/png' });
  expect.soft(problem, `${name}: ${problem} npm run test:pictures -- --update accepts it.`).toBe('');
}

/** Saves the screenshot with fewer colors. Uses WebP, because it is a third smaller than PNG. */
async function accept(file: string, screenshot: Buffer, colors: number): Promise<void> {
  const reduced = await sharp(screenshot).removeAlpha().png({ palette: true, dither: 0, colors }).toBuffer();
  const steps = stepsBetween((await pixelsOf(reduced)).data, (await pixelsOf(screenshot)).data);
  mkdirSync(dirname(file), { recursive: true });
  const changed = JSON.stringify(countPixels(steps));
  writeFileSync(file, await sharp(reduced).withXmp(changed).webp({ lossless: true }).toBuffer());
}

/** Returns how the screenshot differs, or an empty string if it differs no more than the limits above allow. */
async function compare(file: string, screenshot: Buffer): Promise<string> {
  const [expected, actual] = [await pixelsOf(file), await pixelsOf(screenshot)];
  if (expected.width !== actual.width || expected.height !== actual.height)
    return `It is ${actual.width} x ${actual.height} pixels, not ${expected.width} x ${expected.height}.`;
  const steps = stepsBetween(expected.data, actual.data);
  const { xmp } = await sharp(file).metadata();
  const [now, reduced] = [countPixels(steps), JSON.parse(`${xmp}`) as ReturnType<typeof countPixels>];
  const [strong, faint] = [now.strong - reduced.strong, now.faint - reduced.faint];
  return strong <= STRONG.pixels && faint <= FAINT.pixels ? '' : `${faint} pixels differ, ${strong} of them much.`;
}

/** Counts the pixels that differ by more than each limit. */
function countPixels(steps: Uint8Array) {
  const above = (limit: number) => steps.reduce((count, step) => (step > limit ? count + 1 : count), 0);
  return { strong: above(STRONG.steps), faint: above(FAINT.steps) };
}

async function pixelsOf(picture: string | Buffer) {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The difference of each pixel in steps. */
function stepsBetween(expected: Uint8Array, actual: Uint8Array): Uint8Array {
  const steps = new Uint8Array(expected.length / 3);
  const step = (at: number) => Math.abs((expected[at] ?? 0) - (actual[at] ?? 0));
  for (let at = 0; at < expected.length; at += 3) steps[at / 3] = Math.max(step(at), step(at + 1), step(at + 2));
  return steps;
}
