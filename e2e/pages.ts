import type { Locator, Page } from '@playwright/test';
import { FARM } from '../web/src/content/farm.ts';
import { partsWithoutReact } from './alive.ts';
import { test as base, expect } from './fixtures.ts';

interface PageFixtures {
  /** Opens a page and shows interest until its script has taken over: what follows happens inside the app. */
  readonly open: (path: string) => Promise<void>;
  readonly externalForms: undefined;
}

const FORM_ORIGINS = [FARM.workingPupForm, FARM.familyPupForm, FARM.eggOrderForm].map((form) => new URL(form).origin);
const SOME_FORM =
  '<!doctype html><html lang="en"><title>Form</title><body><h1>A form of another site</h1><label>Dozens <input></label></body></html>';

export const test = base.extend<PageFixtures>({
  open: async ({ page }, use) => {
    await use(async (path) => {
      await page.goto(path);
      await comeAlive(page);
    });
  },
  // The forms are other people's pages, which a test must not visit.
  externalForms: [
    async ({ context }, use) => {
      const isForm = ({ origin }: URL) => FORM_ORIGINS.includes(origin);
      await context.route(isForm, (route) => route.fulfill({ contentType: 'text/html', body: SOME_FORM }));
      await use(undefined);
    },
    { auto: true },
  ],
});

export { expect };

/** A page stays as it was served until the visitor does something, so this presses a key that means nothing. */
export async function comeAlive(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Shift');
    expect(await page.evaluate(partsWithoutReact)).toEqual([]);
  }).toPass();
}

/** The navigation's links as this screen offers them: in the bar, or in the menu, which is opened. */
export async function navigationOf(page: Page, isMobile: boolean): Promise<Locator> {
  if (!isMobile) return page.getByRole('navigation', { name: 'Main', exact: true });
  await page.getByRole('button', { name: 'Menu' }).click();
  return page.getByRole('navigation', { name: 'Menu' });
}

/** The heading stands on the screen with nothing of it under the fixed bar. */
export async function expectInView(page: Page, heading: Locator): Promise<void> {
  const screen = page.viewportSize() ?? { height: 0 };
  await expect(async () => {
    const [box, bar] = await Promise.all([heading.boundingBox(), page.getByRole('banner').boundingBox()]);
    expect(box?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? Number.POSITIVE_INFINITY));
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(screen.height);
  }).toPass({ timeout: 5_000 });
}

export function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(scrollY));
}

/** At once, however smoothly the page scrolls by itself; done when the page has been told. */
export function scrollToMiddle(target: Locator): Promise<void> {
  return target.evaluate(async (element) => {
    element.scrollIntoView({ behavior: 'instant', block: 'center' });
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
  });
}
