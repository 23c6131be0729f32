import { FARM_PUPS } from './farm.generated.ts';

const PUPS: readonly { readonly key: string; readonly name: string }[] = FARM_PUPS;

/** The parameter of the form's address that holds a pup's key. */
export const PUP_PARAMETER = 'pup';

/** Adds the question about the pup with this key to what a visitor has written, unless it is there already. */
export function withQuestionAbout(key: string | null | undefined, written: string): string {
  const pup = PUPS.find((each) => each.key === key);
  const question = pup ? `We’d like to ask about ${pup.name}.` : '';
  return written.includes(question) ? written : [written, question].filter(Boolean).join('\n');
}
