import { readyWeeks, weeksOld } from '../../../farm/model/ages.ts';
import type { Pup } from '../../../farm/model/schema.ts';
import { FARM, inWords } from './farm.ts';
import { PUPS } from './pups.generated.ts';

const OVER = 'All the pups in this litter have found homes.';
const HEADINGS = { family: 'Our pups today', working: 'Our working pups today' };
const HOMES = { family: 'a family', working: 'a farm' };

/** The id of the section with the cards. The page of each kind has one. */
export const PUPS_SECTION = 'pups';

/** The pups of one kind, the oldest first, so that those that are ready come first. Undefined if the owner says nothing about them. */
export function litterOf(kind: Pup['kind'], { pups: all = [], nextLitter }: typeof PUPS = PUPS) {
  const born = all
    .filter((pup) => pup.kind === kind)
    .toSorted((one, other) => Date.parse(one.born) - Date.parse(other.born));
  const free = born.filter(({ reserved }) => !reserved);
  const pups = [...free, ...born.filter(({ reserved }) => reserved)];
  const next = nextLitter?.[kind];
  if (pups.length === 0 && !next) return undefined;
  return { kind, heading: pups.length === 0 ? 'The next litter' : HEADINGS[kind], pups, free, next };
}

export type Litter = NonNullable<ReturnType<typeof litterOf>>;

/** How many pups are left, in one sentence. Without pups, when there will be some. */
export function leadOn(today: number, litter: Litter): string | undefined {
  const { kind, pups, free, next } = litter;
  if (pups.length === 0) return next;
  if (free.length === 0) return 'All are reserved.';
  const lead = newsOn(today, litter) ?? `${pupsAre(free.length)} looking for ${HOMES[kind]}.`;
  return kind === 'working' ? `${lead} Ask us for the price.` : lead;
}

/** What takes the place of each claim about the pups of today, unless all free ones are old enough for the claim. */
export function newsOn(today: number, litter: Litter | undefined): string | undefined {
  if (!litter) return undefined;
  const { kind, free, next } = litter;
  if (free.length === 0) return next ?? OVER;
  const weeks = readyWeeks(kind, FARM.prices);
  const ready = free.filter(({ born }) => weeksOld(born, today) >= weeks).length;
  const young = free.length - ready;
  if (young === 0) return undefined;
  return ready === 0
    ? `${pupsAre(young)} growing up.`
    : `${pupsAre(ready)} ready, ${inWords(young)} ${areFor(young)} growing up.`;
}

function pupsAre(count: number): string {
  const number = inWords(count).replace(/^./, (letter) => letter.toUpperCase());
  return `${number} ${count === 1 ? 'pup' : 'pups'} ${areFor(count)}`;
}

function areFor(count: number): string {
  return count === 1 ? 'is' : 'are';
}

export const FAMILY_LITTER = litterOf('family');
export const WORKING_LITTER = litterOf('working');
