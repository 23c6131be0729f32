import { ROUTES } from '../../web/src/routes.ts';
import { ANOTHER_PAGE } from '../fixtures/another-page.ts';
import { eventually, test } from '../fixtures/pages.ts';

// The toasts of the form's page stay in the frame, so it comes last.
const isForm = ({ page }: (typeof ROUTES)[number]) => Number(page === 'family-consultation');
const PAGES = ROUTES.toSorted((a, b) => isForm(a) - isForm(b));

// Chakra knows only the style properties in ui/theme/base-config.ts. A page that the browser renders shows whether one
// is missing. Hydration does not show it, because it keeps the served attributes.
test('a page that the browser renders has the same elements as the served page', async ({ page, open, request }) => {
  await open(ANOTHER_PAGE.path);
  for (const { path } of PAGES) {
    const served = await (await request.get(path)).text();
    // Without the head, because the policy of the open page does not allow the styles of another.
    const expected = await page.evaluate(elementsOf, served.slice(served.indexOf('<body')));
    await page.evaluate(openInApp, path);
    await eventually(() => page.evaluate(elementsOf, undefined)).toEqual(expected);
  }
});

/** Runs in the page. Clicks on a link, which the router handles. */
function openInApp(path: string): void {
  const link = Object.assign(document.createElement('a'), { href: path });
  document.body.append(link);
  link.click();
  link.remove();
}

/** Runs in the page. Describes each element below the root of this document, or of another one, without form state. */
function elementsOf(html: string | undefined): string[] {
  const shown = html ? new DOMParser().parseFromString(html, 'text/html') : document;
  // The frame of the order form has a line that says "loading" for a moment.
  return [...shown.querySelectorAll('#root :not(.loading)')].map(({ tagName, attributes }) => {
    const lasting = [...attributes].filter(({ name }) => !['novalidate', 'selected'].includes(name));
    const described = lasting.map(({ name, value }) => `${name}=${value.replaceAll(/_[rR]_\w+_/g, 'id')}`);
    return [tagName, ...described.sort()].join(' ');
  });
}
