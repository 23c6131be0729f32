import { expect } from 'vitest';
import { HOME } from '../../web/src/content/home.ts';
import { NAVIGATION } from '../../web/src/frame/navigation.ts';
import { PATHS, ROUTES } from '../../web/src/routes.ts';
import { ANOTHER_PAGE } from '../fixtures/another-page.ts';
import { click, expectHidden, expectInView, expectPath, expectShown, goBack, waitForHydration } from './acting.ts';
import { DESKTOP_WIDTH, PHONE_WIDTH, type Tab } from './engine.ts';
import { FOOTER, heading, link, MENU, MENU_BUTTON, withText } from './targets.ts';

const [FIRST, SECOND] = HOME.faq.items;
/** The navigation item for a section of the home page. */
const SECTION = NAVIGATION.find((item) => !item.page);

export async function openEachPage(tab: Tab): Promise<void> {
  for (const { path } of ROUTES) {
    await tab.goto(path);
    await waitForHydration(tab);
    await expectShown(tab, '//main//h1');
    for (const width of [DESKTOP_WIDTH, PHONE_WIDTH]) {
      await tab.resize(width);
      await expect.poll(() => tab.evaluate(tooWide), { message: `${path} at ${width}` }).toBe(0);
    }
  }
}

function tooWide(): number {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth - clientWidth;
}

/** Uses the menu, and links to a section and back. */
export async function useMenu(tab: Tab): Promise<void> {
  await tab.goto(PATHS.home);
  await expectHidden(tab, MENU);
  await click(tab, MENU_BUTTON);
  await expectInView(tab, link(ANOTHER_PAGE.name, MENU));
  await click(tab, link(ANOTHER_PAGE.name, MENU));
  await expectPath(tab, ANOTHER_PAGE.path);
  await expectInView(tab, heading(1, ANOTHER_PAGE.heading));
  await expectHidden(tab, MENU);
  await click(tab, link(SECTION?.name ?? '', FOOTER));
  await expectPath(tab, PATHS.home);
  await expectInView(tab, heading(2, HOME.program.heading));
  await goBack(tab);
  await expectPath(tab, ANOTHER_PAGE.path);
  await expectShown(tab, heading(1, ANOTHER_PAGE.heading));
}

export async function openTwoQuestions(tab: Tab): Promise<void> {
  await tab.goto(PATHS.home);
  await expectHidden(tab, withText(FIRST.answer));
  await click(tab, withText(FIRST.question));
  await expectShown(tab, withText(FIRST.answer));
  await click(tab, withText(SECOND.question));
  await expectShown(tab, withText(SECOND.answer));
  await expectHidden(tab, withText(FIRST.answer));
}
