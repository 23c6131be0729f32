import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { DAY_MS, weeksOld } from '../model/ages.ts';
import { NOW } from '../model/now.ts';
import type { Pups } from '../model/schema.ts';

/** Half a year. Most pups have left by then. */
const OLD_WEEKS = 26;

/** What may have become old, or may have been forgotten. `pupsFile` is the path of the file with the pups. */
export function outdatedIn({ pups = [], nextLitter = {} }: Pups, pupsFile: string): string[] {
  const ages = pups.flatMap(({ name, born }) => {
    const weeks = weeksOld(born, NOW / DAY_MS);
    return weeks > OLD_WEEKS ? `${name} is ${weeks} weeks old. If this pup has left, delete its entry.` : [];
  });
  const over = Object.values(nextLitter).flatMap((sentence = '') => timeOver(sentence, pupsFile) ?? []);
  const litters = over.map(
    (time) => `The next litter is announced for ${time}, which is over. Write when you expect it, with the year.`,
  );
  return [...ages, ...litters];
}

/** The last month of each season. A winter ends in the next year. */
const SEASONS: Readonly<Record<string, number>> = { spring: 4, summer: 7, fall: 10, autumn: 10, winter: 13 };
const MONTHS =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const DAY = '(?: \\d{1,2}(?:st|nd|rd|th)?\\b)?';
const TIME = new RegExp(
  `\\b(next )?\\b(${MONTHS}|${Object.keys(SEASONS).join('|')})\\b(?:\\.(?= \\d))?${DAY}(?:,? (?:of )?(20\\d\\d))?`,
  'gi',
);

/**
 * The last month or season that a sentence names, if it is over. Without a year, it is the first one that was not over when
 * the file was last changed, and after "next" the first one that had not begun.
 */
function timeOver(sentence: string, file: string): string | undefined {
  const [words, next, name = '', year] = [...sentence.matchAll(TIME)].at(-1) ?? [];
  if (!words || words === 'may') return undefined;
  const season = SEASONS[name.toLowerCase()];
  const month = season ?? new Date(`1 ${name} 2000`).getMonth();
  const since = new Date(year ? Date.UTC(Number(year), 0) : lastChange(file));
  const lasted = next ? (season ? 3 : 1) : 0;
  const firstYear = since.getUTCFullYear() - (year ? 0 : 1);
  const meant = [0, 1, 2].find((later) => Date.UTC(firstYear + later, month + 1 - lasted) >= since.getTime()) ?? 0;
  return Date.UTC(firstYear + meant, month + 1) <= NOW ? words : undefined;
}

/** The time of the last commit that changed a file, or of a change that is not committed. */
function lastChange(file: string): number {
  const git = (...args: string[]) =>
    spawnSync('git', [...args, '--', basename(file)], { cwd: dirname(file), encoding: 'utf8' });
  const isCommitted = git('diff', '--quiet', 'HEAD').status === 0;
  const seconds = isCommitted && Number(git('log', '-1', '--format=%ct').stdout);
  return seconds ? seconds * 1000 : statSync(file).mtimeMs;
}
