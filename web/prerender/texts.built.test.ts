import { RECEIVED_PATH } from 'functions/contract/call.ts';
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

/** In the names that filter lists hide on all sites: ads (EasyList), and what Fanboy's lists count as social or annoying. */
const FILTERED =
  /^(ads?|advert\w*|banners?|cookies?|newsletters?|popups?|promo\w*|share|sharing|social|sponsor\w*|track\w*)$/;

test('no class or id has a word for which ad blockers would hide it', () => {
  const elements = PAGES.flatMap(({ page }) => all(page, '[class], [id]'));
  const names = new Set(elements.flatMap(({ classList, id }) => [...classList, id]));
  expect([...names].filter((name) => name.split('-').some((word) => FILTERED.test(word)))).toEqual([]);
});

function wordsOf(text: string): string {
  return ` ${text.match(/[\p{L}\p{N}]+/gu)?.join(' ')} `;
}
