import type { Browser, Locator, Page } from '@playwright/test';
import { FIELD_LABELS } from '../../functions/src/contract/fields.ts';
import { FAMILY_SIZE } from '../../functions/src/contract/options.ts';
import { FORM } from '../../web/src/content/consultation.ts';
import { HOME } from '../../web/src/content/home.ts';
import { SITE } from '../../web/src/content/site.ts';
import { PATHS } from '../../web/src/routes.ts';
import type { Interaction } from './figures.ts';
import { median } from './median.ts';
import { open, quiet } from './page-load.ts';
import { urlOf } from './sites.ts';

const ROUNDS = 5;

type Act = (page: Page) => Promise<void>;

interface Visit {
  readonly url: string;
  /** One after the other on the same page. */
  readonly acts: Readonly<Record<string, Act>>;
}

const firstName = (page: Page) => page.getByLabel(FIELD_LABELS.firstName);
const type: Act = async (page) => {
  await tap(firstName(page));
  await page.keyboard.type('Da');
};

const VISITS: readonly Visit[] = [
  {
    url: urlOf('button', '/'),
    acts: { 'A page of one React button: the tap on it': (page) => tap(page.locator('button')) },
  },
  {
    url: urlOf('ours', PATHS.home),
    acts: { 'Home: the first tap, on the menu': (page) => tap(page.getByRole('button', { name: SITE.menu })) },
  },
  {
    url: urlOf('ours', PATHS.home),
    acts: { 'Home: the first tap, on a question': (page) => tap(page.getByText(HOME.faq.items[0].question)) },
  },
  {
    url: urlOf('ours', PATHS.consultation),
    acts: {
      'Form: typing': type,
      'Form: a choice that shows another question': (page) =>
        tap(page.getByText(FAMILY_SIZE[1].label, { exact: true })),
      'Form: the press with answers missing': (page) => tap(page.getByRole('button', { name: FORM.submit })),
      'Form: typing with messages shown': type,
    },
  },
];

/** What a visitor does on the slow phone, and how long each takes until the next paint. */
export async function interactionsOf(browser: Browser): Promise<Interaction[]> {
  const durations = new Map<string, number[]>();
  for (let round = 0; round < ROUNDS; round++) {
    for (const visit of VISITS) {
      for (const [name, duration] of await visitOnce(browser, visit)) {
        durations.set(name, [...(durations.get(name) ?? []), duration]);
      }
    }
  }
  return Array.from(durations, ([name, all]) => ({ name, duration: median(all) }));
}

async function visitOnce(browser: Browser, { url, acts }: Visit): Promise<[string, number][]> {
  const { page } = await open(browser, url);
  await quiet(page);
  const found: [string, number][] = [];
  for (const [name, act] of Object.entries(acts)) {
    await page.evaluate(() => (globalThis as unknown as { forgetInteractions: () => void }).forgetInteractions());
    await act(page);
    await quiet(page);
    found.push([
      name,
      await page.evaluate(() => (globalThis as unknown as { interaction: () => number }).interaction()),
    ]);
  }
  await page.context().close();
  return found;
}

/** As a finger does: what is tapped stands in the middle of the screen, and nothing else is touched before. */
async function tap(target: Locator): Promise<void> {
  await target.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }));
  await target.tap();
}
