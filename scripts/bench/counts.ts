import { setTimeout as pause } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, HTTPResponse, Page } from 'puppeteer-core';
import { PATHS } from '../../web/src/routes.ts';
import { PAGES, QUIET_PAGES } from './loads.ts';
import { urlOf } from './sites.ts';
import { PHONE, settled, touchUntilHydrated, visit, vitalsOf } from './visit.ts';

const KB = 1000;

interface Bytes {
  readonly script: number;
  readonly all: number;
}

/** Figures that are counted once, because they do not depend on the machine. */
export interface Count {
  readonly name: string;
  readonly value: number;
  readonly atMost: number;
}

/** Bytes of the first load, and layout shifts until the page is hydrated and scrolled to its end. */
export async function bytesAndShifts(browser: Browser): Promise<Count[]> {
  const counted: { path: string; bytes: Bytes; shift: number }[] = [];
  for (const { path } of PAGES) counted.push({ path, ...(await visit(browser, urlOf('ours', path), PHONE, countOn)) });
  const largest = (kind: keyof Bytes, paths: readonly string[]) =>
    Math.max(...counted.filter(({ path }) => paths.includes(path)).map(({ bytes }) => bytes[kind])) / KB;
  const quiet = QUIET_PAGES.map(({ path }) => path);
  return [
    { name: "everything for home's first view, KB", value: largest('all', [PATHS.home]), atMost: 58 },
    { name: "script of the form's page, KB", value: largest('script', [PATHS.consultation]), atMost: 130 },
    { name: 'script before a touch of any other page, KB', value: largest('script', quiet), atMost: 3 },
    { name: 'layout shift of any page', value: Math.max(...counted.map(({ shift }) => shift)), atMost: 0 },
  ];
}

async function countOn(page: Page, responses: readonly HTTPResponse[]) {
  if (await page.$('main form')) await page.evaluate(() => bench.hydrated());
  await settled(page);
  const bytes = await bytesOf(responses);
  await touchUntilHydrated(page);
  await scrollThrough(page);
  const { shift } = await vitalsOf(page);
  return { bytes, shift };
}

/** The sizes of the files as Hosting sends them: texts with brotli 11, fonts and photos as they are. */
async function bytesOf(responses: readonly HTTPResponse[]): Promise<Bytes> {
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
