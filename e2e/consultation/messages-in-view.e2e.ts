import { FORM } from '../../web/src/content/consultation.ts';
import * as form from '../fixtures/consultation-page.ts';
import { eventually, expect, expectInView, scrollTop, test } from '../fixtures/pages.ts';

test.use({ isMobile: false, hasTouch: false });

test('the summary is shown below the header even if the page was scrolling at the click', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await form.open(page);
  await form.submitButton(page).evaluate(pressWhileScrolling);
  await page.keyboard.press('End');
  const summary = page.getByRole('group', { name: FORM.problem.heading });
  await expect(summary).toBeFocused();
  await page.evaluate(scrollingEnds);
  await expectInView(summary.getByRole('heading'));
});

test('the summary never holds back a visitor who scrolls or moves the focus', async ({ page }) => {
  await page.clock.install();
  await form.open(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  const summary = page.getByRole('group', { name: FORM.problem.heading });
  const scrolls = {
    wheel: () => page.mouse.wheel(0, 400),
    key: () => page.keyboard.press('PageDown'),
    finger: async () => {
      await summary.dispatchEvent('pointerdown');
      await page.evaluate(() => scrollBy({ top: 400, behavior: 'instant' }));
    },
    focus: () => form.question(page, 'additionalInfo').focus(),
  };
  for (const [what, scroll] of Object.entries(scrolls)) {
    await form.submitButton(page).click();
    await expect(summary, what).toBeFocused();
    const top = await scrollTop(page);
    await scroll();
    await eventually(() => scrollTop(page)).toBeGreaterThan(top);
    await page.evaluate(frameEnds);
    expect(await scrollTop(page), what).toBeGreaterThan(top);
  }
});

/** Runs in the page. Clicks the button as soon as the page scrolls. */
function pressWhileScrolling(button: HTMLElement): void {
  const press = () => {
    if (scrollY < 100) return;
    removeEventListener('scroll', press);
    button.click();
  };
  addEventListener('scroll', press);
}

/** Runs in the page. Resolves after the next frame, also while the clock of the page is paused. */
function frameEnds(): Promise<unknown> {
  return new Promise((resolve) => new IntersectionObserver(resolve).observe(document.body));
}

/** Runs in the page. Resolves when the page has not scrolled for some frames. */
async function scrollingEnds(): Promise<void> {
  let before = Number.NaN;
  for (let still = 0; still < 10; before = scrollY) {
    await new Promise(requestAnimationFrame);
    still = scrollY === before ? still + 1 : 0;
  }
}
