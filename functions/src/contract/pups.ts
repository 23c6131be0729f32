import { FORM_PATH, RECEIVED_PATH } from './call.ts';
import { FARM_PUPS } from './farm.generated.ts';

export interface AskedPup {
  readonly key: string;
  readonly name: string;
  /** The date of birth of a working pup. The form says its kind and age, because its other words are about families. */
  readonly born?: string;
}

export const PUPS: readonly AskedPup[] = FARM_PUPS;

/** The parameter of the form's address that holds a pup's key. */
export const PUP_PARAMETER = 'pup';

/** The field of a posted form that holds the keys of pups about which the visitor no longer asks. */
export const REMOVED_PUPS = 'removedPups';

/** The id of the row that names a pup. Without script, a page shows the row to which its address leads. */
export const rowId = (key: string) => `about-${key}`;
export const askPath = (key: string) =>
  `${FORM_PATH}?${PUP_PARAMETER}=${encodeURIComponent(key)}#${encodeURIComponent(rowId(key))}`;

/** The address of the thank-you page without script, which names the last of the pups. */
export function receivedPath(pups: readonly AskedPup[]): string {
  const last = pups.at(-1);
  return last ? `${RECEIVED_PATH}#${encodeURIComponent(rowId(last.key))}` : RECEIVED_PATH;
}

const questionAbout = ({ name }: AskedPup) => `We’d like to ask about ${name}.`;

/**
 * Adds the question about the pup with this key above what a visitor has written, unless it is there already. Takes away
 * the questions about the pups with the keys in `removed`.
 */
export function withQuestionAbout(key: string | null | undefined, written: string, removed: readonly unknown[] = []) {
  const pup = PUPS.find((each) => each.key === key);
  const question = pup ? questionAbout(pup) : '';
  const asked = written.includes(question) ? written : [question, written].filter(Boolean).join('\n');
  return PUPS.filter((each) => removed.includes(each.key)).reduce(
    (text, each) => withoutQuestionAbout(each, text),
    asked,
  );
}

export function withoutQuestionAbout(pup: AskedPup, written: string): string {
  return written
    .replace(`${questionAbout(pup)}\n`, '')
    .replace(questionAbout(pup), '')
    .trim();
}

/** The pups about which a visitor asks in "Additional information". */
export function pupsAskedAbout(written: unknown): readonly AskedPup[] {
  return PUPS.filter((pup) => `${written}`.includes(questionAbout(pup)));
}
