import { FORM_PATH, RECEIVED_PATH } from './call.ts';
import { FARM_PUPS } from './farm.generated.ts';

export interface AskedPup {
  readonly key: string;
  readonly name: string;
}

/** The pups of today. */
export const PUPS: readonly AskedPup[] = FARM_PUPS;

/** The parameter of the form's address that holds a pup's key. */
export const PUP_PARAMETER = 'pup';

/** The form's address for a family that asks about a pup. Without script, its hash shows the row that names the pup. */
export function askPath(key: string): string {
  return `${FORM_PATH}?${PUP_PARAMETER}=${key}#${rowId(key)}`;
}

/** The address of the thank-you page without script. It names the last of the pups. */
export function receivedPath(pups: readonly AskedPup[]): string {
  return pups.slice(-1).reduce((path, { key }) => `${path}#${rowId(key)}`, RECEIVED_PATH);
}

/** The id of the row that names a pup. */
export function rowId(key: string): string {
  return `about-${key}`;
}

/** Adds the question about the pup with this key to what a visitor has written, unless it is there already. */
export function withQuestionAbout(key: string | null | undefined, written: string): string {
  const pup = PUPS.find((each) => each.key === key);
  const question = pup ? questionAbout(pup) : '';
  return written.includes(question) ? written : [written, question].filter(Boolean).join('\n');
}

export function withoutQuestionAbout(pup: AskedPup, written: string): string {
  const question = questionAbout(pup);
  return written.replace(`\n${question}`, '').replace(question, '').trim();
}

/** The pups about which a visitor asks in "Additional information". */
export function pupsAskedAbout(written: unknown): readonly AskedPup[] {
  return PUPS.filter((pup) => `${written}`.includes(questionAbout(pup)));
}

function questionAbout({ name }: AskedPup): string {
  return `We’d like to ask about ${name}.`;
}
