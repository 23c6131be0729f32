import { setTimeout as pause } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, HTTPResponse, Page } from 'puppeteer-core';
import { PATHS } from '../../web/src/routes.ts';
import { PAGES } from './loads.ts';
import { urlOf } from './sites.ts';
import { PHONE, settled, touchUntilAlive, visit, vitalsOf } from './visit.ts';

const KB = 1000;

/** Figures that are counted once, because they do not depend on the machine. */
export interface Count {
  readonly name: string;
  readonly value: number;
  readonly atMost: number;
}

/** Bytes of the first load, and layout shifts until the page is hydrated and scrolled to its end. */
export async function bytesAndShifts(browser: Browser): Promise<Count[]> {
  const counted = new Map<string, Awaited<ReturnType<typeof countOn>>>();
  for (const path of PAGES) counted.set(path, await visit(browser, urlOf('ours', path), PHONE, countOn));
  const on = (path: string) => counted.get(path) ?? { bytes: { script: Number.NaN, all: Number.NaN } };
  const comfort = PAGES.filter((path) => path !== PATHS.consultation);
  return [
    { name: "everything for home's first view, KB", value: on(PATHS.home).bytes.all / KB, atMost: 58 },
    { name: "script of the form's page, KB", value: on(PATHS.consultation).bytes.script / KB, atMost: 130 },
    {
      name: 'script before a touch of any other page, KB',
      value: Math.max(...comfort.map((path) => on(path).bytes.script)) / KB,
      atMost: 3,
    },
    {
      name: 'layout shift of any page',
      value: Math.max(...Array.from(counted.values(), ({ shift }) => shift)),
      atMost: 0,
    },
  ];
}

async function countOn(page: Page, responses: readonly HTTPResponse[]) {
  if (await page.$('main form')) await page.evaluate(() => bench.alive());
  await settled(page);
  const bytes = await bytesOf(responses);
  await touchUntilAlive(page);
  await scrollThrough(page);
  const { shift } = await vitalsOf(page);
  return { bytes, shift };
}

/** The sizes of the files as Hosting sends them: texts with brotli 11, fonts and photos as they are. */
async function bytesOf(responses: readonly HTTPResponse[]) {
  const bytes = { script: 0, all: 0 };
  for (const response of new Map(responses.map((each) => [each.url(), each])).values()) {
    const isText = /text|javascript|json|svg|xml/.test(response.headers()['content-type'] ?? '');
    const body = await response.buffer();
    const size = isText ? brotliCompressSync(body).length : body.length;
    if (response.request().resourceType() === 'script') bytes.script += size;
    bytes.all += size;
  }
  return bytes;
}

async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += PHONE.viewport.height) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top);
    await pause(100);
  }
}
