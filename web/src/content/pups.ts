import { readyWeeks, weeksOld } from '../../../farm/check/ages.ts';
import type { Pup } from '../../../farm/check/schema.ts';
import { FARM, inWords } from './farm.ts';
import { PUPS } from './pups.generated.ts';
import { MILITARY_SECTION, PARENTS_SECTION } from './site.ts';

const OVER = 'All the pups in this litter have found homes.';
const YOUNG = { family: 'Our pups are still growing up.', working: 'Our working pups are still growing up.' };
const HEADINGS = { family: 'Our pups today', working: 'Our working pups today' };
const HOMES = { family: 'a family.', working: 'a farm. Ask us for the price.' };

/** The id of the section with the cards. The page of each kind has one. */
export const PUPS_SECTION = 'pups';

/** The ids of everything else on these pages. A pup may be called like one of them. */
const OTHER_IDS = ['root', 'menu', 'main', 'footer'];
OTHER_IDS.push(PUPS_SECTION, PARENTS_SECTION, MILITARY_SECTION);

/** The id of the card of the pup with this key, which is empty for a name without letters. No key has an underscore. */
export function cardId(key: string): string {
  return !key || OTHER_IDS.includes(key) ? `${key}_` : key;
}

/** The pups of one kind today, in words. Undefined if the owner says nothing about them. */
export function litterOf(kind: Pup['kind'], { pups: all = [], nextLitter }: typeof PUPS = PUPS) {
  const free = all.filter((pup) => pup.kind === kind && !pup.reserved);
  const pups = [...free, ...all.filter((pup) => pup.kind === kind && pup.reserved)];
  const next = nextLitter?.[kind];
  const listed = { heading: HEADINGS[kind], pups, free, next };
  if (free.length > 0) {
    const count = inWords(free.length).replace(/^./, (letter) => letter.toUpperCase());
    const looking = free.length === 1 ? 'pup is looking' : 'pups are looking';
    return { ...listed, lead: `${count} ${looking} for ${HOMES[kind]}`, over: YOUNG[kind] };
  }
  if (pups.length > 0) return { ...listed, lead: 'All are reserved.', over: next ?? OVER };
  return next ? { ...listed, heading: 'The next litter', lead: next, next: undefined, over: next } : undefined;
}

export type Litter = NonNullable<ReturnType<typeof litterOf>>;

/** What takes the place of each claim about the pups of today, unless a free one is old enough for the claim. */
export function overOn(today: number, litter: Litter | undefined): string | undefined {
  const isTrue = litter?.free.some(({ born, kind }) => weeksOld(born, today) >= readyWeeks(kind, FARM.prices));
  return isTrue ? undefined : litter?.over;
}

export const FAMILY_LITTER = litterOf('family');
export const WORKING_LITTER = litterOf('working');
