import type { Facts, Pups } from './schema.ts';

const DAY_MS = 24 * 60 * 60_000;
const WEEK_MS = 7 * DAY_MS;

/** Builds with the same SOURCE_DATE_EPOCH, in seconds, have the same content at any time. */
const NOW = process.env.SOURCE_DATE_EPOCH ? Number(process.env.SOURCE_DATE_EPOCH) * 1000 : Date.now();

/** The age below which a dog must not leave for a buyer in another state (9 CFR 2.130). */
const WEANED_WEEKS = 8;
/** Half a year. Most pups have left by then. */
const OLD_WEEKS = 26;

interface Dated {
  readonly kind: 'family' | 'working';
  readonly born: string;
}

/** The age from which a pup is what the pages say about the pups of today. */
function readyWeeks(kind: Dated['kind'], { prices }: Pick<Facts, 'prices'>): number {
  return kind === 'family' ? Math.min(...prices.map(({ age }) => age)) : WEANED_WEEKS;
}

function weeksOf({ born }: Dated): number {
  return Math.floor((NOW - Date.parse(born)) / WEEK_MS);
}

export function isReady(pup: Dated, facts: Pick<Facts, 'prices'>): boolean {
  return weeksOf(pup) >= readyWeeks(pup.kind, facts);
}

interface Content {
  readonly facts: Pick<Facts, 'prices'>;
  readonly pups: Pups;
}

/** What may have become old, or may have been forgotten. */
export function lookAt({ facts, pups: { pups = [], nextLitter = {} } }: Content): string[] {
  const ages = pups
    .filter(({ reserved }) => !reserved)
    .flatMap((pup) => {
      const is = `${pup.name} is ${weeksOf(pup)} weeks old`;
      if (!pup.ready)
        return `${is}, and the page speaks of pups of ${readyWeeks(pup.kind, facts)} weeks or older. It does so only if another free pup is that old.`;
      return weeksOf(pup) > OLD_WEEKS ? `${is} and not reserved. If this pup has left, delete its entry.` : [];
    });
  const months = Object.values(nextLitter).flatMap((sentence) => (sentence && monthOver(sentence)) || []);
  return [...ages, ...months.map((month) => `The next litter is announced for ${month}, which is over.`)];
}

const MONTH = /\b(January|February|March|April|May|June|July|August|September|October|November|December),? (20\d\d)\b/i;

/** The month with a year that a sentence names, if it is over. */
function monthOver(sentence: string): string | undefined {
  const [words, month = '', year] = MONTH.exec(sentence) ?? [];
  const begin = new Date(`${month} 1, ${year} UTC`);
  return words && begin.setUTCMonth(begin.getUTCMonth() + 1) <= NOW ? words : undefined;
}
