import { RECEIVED_PATH } from 'functions/contract/call.ts';
import { askPath, PUPS, rowId } from 'functions/contract/pups.ts';
import { expect, test } from 'vitest';
import { FARM } from '../src/content/farm.ts';
import { FAMILY_LITTER, WORKING_LITTER } from '../src/content/pups.ts';
import { TESTIMONIALS } from '../src/content/testimonials.ts';
import { PATHS } from '../src/routes.ts';
import { all, PAGES, pageAt, plain, textOf } from './built-pages.ts';

const LITTERS = [
  { path: PATHS.familyPups, litter: FAMILY_LITTER },
  { path: PATHS.workingPups, litter: WORKING_LITTER },
];

/** Sentences of the owner, which may name anybody. */
const OWN_TEXTS = [
  FARM.location,
  FARM.place,
  FARM.guarantee?.split('\n') ?? [],
  LITTERS.flatMap(({ litter }) => [litter?.next ?? [], ...(litter?.pups.map(({ sentence }) => sentence) ?? [])]),
]
  .flat(2)
  .map(plain);

test('texts of every page have typographic apostrophes and quotation marks', () => {
  for (const page of [...PAGES.map(({ page }) => page), pageAt('/404'), pageAt(RECEIVED_PATH)]) {
    for (const code of page.querySelectorAll('script, style')) code.remove();
    const named = all(page, '[alt], [aria-label], [title], [content]:not([http-equiv])').flatMap((element) =>
      ['alt', 'aria-label', 'title', 'content'].map((name) => element.getAttribute(name) ?? ''),
    );
    const texts = [page.title, textOf(page.body), ...named].map((text) => text.replaceAll(FARM.email, ''));
    expect(texts.flatMap((text) => text.match(/.{0,20}["'].{0,20}/g) ?? [])).toEqual([]);
  }
});

test('translators leave the names, numbers and addresses of people and places as they are', () => {
  const { stories } = TESTIMONIALS;
  const pups = LITTERS.flatMap(({ litter }) => litter?.pups.map(({ name }) => name) ?? []);
  const people = [FARM.mother, FARM.father, FARM.host?.name ?? [], stories.map(({ who }) => who), pups].flat();
  const pages = [...PAGES, ...(['/404', RECEIVED_PATH] as const).map((path) => ({ path, page: pageAt(path) }))];
  for (const { path, page } of pages) {
    for (const quote of page.querySelectorAll('blockquote')) quote.remove();
    const places = path === PATHS.testimonials ? stories.map(({ where }) => where) : [];
    const names = [FARM.name, FARM.phone, FARM.email, ...people, ...places];
    const texts = all(page.body, ':not(script, [translate=no], [translate=no] *)').flatMap((element) =>
      [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map(textOf),
    );
    const others = texts.map((text) => OWN_TEXTS.reduce((rest, own) => rest.replace(own, ''), text));
    // A name may be a part of another word: Bo was born.
    const found = others.filter((text) => names.some((name) => wordsOf(text).includes(wordsOf(name))));
    expect(found, path).toEqual([]);
  }
});

function wordsOf(text: string): string {
  return ` ${text.match(/[\p{L}\p{N}]+/gu)?.join(' ')} `;
}

test('every pup of today has a card on the page of its kind, and who is not reserved has a link to the form', () => {
  for (const { path, litter } of LITTERS) {
    const pups = litter?.pups ?? [];
    const names = [...pageAt(path).querySelectorAll('#pups li h3 > [translate=no]')].map(textOf);
    expect(names, path).toEqual(pups.map(({ name }) => plain(name)));
    const links = [...pageAt(path).querySelectorAll('#pups li a')].map((link) => link.getAttribute('href'));
    const free = pups.filter(({ reserved }) => !reserved);
    expect(links, path).toEqual(free.map(({ key }) => askPath(key)));
  }
  for (const { key, name } of PUPS)
    for (const path of [PATHS.consultation, RECEIVED_PATH] as const)
      expect(pageAt(path).getElementById(rowId(key))?.textContent, path).toContain(name);
});

test('every story is shown with its lines as paragraphs and its picture, and samples are marked', () => {
  const main = pageAt(PATHS.testimonials).querySelector('main') as HTMLElement;
  const stories = [...main.querySelectorAll('figure')];
  expect(stories).toHaveLength(TESTIMONIALS.stories.length);
  for (const [index, { sample, story }] of TESTIMONIALS.stories.entries()) {
    const marks = all(stories[index] as HTMLElement, '*')
      .map(textOf)
      .filter((text) => text === TESTIMONIALS.sampleMark);
    expect(marks.length > 0).toBe(sample);
    const lines = all(stories[index] as HTMLElement, 'blockquote > p').map(({ textContent }) => textContent);
    expect(lines).toEqual(`“${story}”`.split(/\n+/));
  }
  expect(main.querySelectorAll('img:not([alt=""])')).toHaveLength(
    TESTIMONIALS.stories.filter(({ picture }) => picture).length,
  );
});
