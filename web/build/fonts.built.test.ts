import { expect, test } from 'vitest';
import { FACTS } from '../src/content/facts.generated.ts';
import { PUPS } from '../src/content/pups.generated.ts';
import { STORIES } from '../src/content/stories.generated.ts';
import { all, PAGES } from './built-pages.ts';

/** The `basic` file of a font. Each font is split into files by `unicode-range`, and every page loads this one. */
const BASIC = /@font-face\{[^}]*-basic-[^}]*unicode-range:(?<ranges>[^;}]+)/g;

test("the basic file of each font contains all characters of the site's own texts", () => {
  for (const { path, page } of PAGES) {
    const styles = all(page, 'style').map(({ textContent }) => textContent);
    const fonts = Array.from(styles.join('').matchAll(BASIC), ({ groups }) => groups?.ranges ?? '');
    expect(fonts.length, path).toBeGreaterThan(1);
    for (const ranges of fonts) expect(outside(ranges, ownWords(page)), path).toEqual([]);
  }
});

/** The characters of the page, except those in the owner's facts, stories and pups, which may contain any character. */
function ownWords(page: Document): string[] {
  const theirs = new Set(JSON.stringify([FACTS, STORIES, PUPS]));
  const body = page.body.cloneNode(true) as HTMLElement;
  for (const element of body.querySelectorAll('script, style')) element.remove();
  return [...(body.textContent ?? '').replaceAll('\n', ' ')].filter((character) => !theirs.has(character));
}

function outside(ranges: string, characters: readonly string[]): string[] {
  const bounds = ranges.split(',').map((range) => {
    const [first = '', last = first] = range.trim().slice('U+'.length).split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
  });
  const isIn = (code: number) => bounds.some(([first, last]) => first <= code && code <= last);
  return characters.filter((character) => !isIn(character.codePointAt(0) ?? 0));
}
