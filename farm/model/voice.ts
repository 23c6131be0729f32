import type { Stories } from './schema.ts';

/** A sentence that is longer is not read beside a price. */
const LONGEST_SENTENCE = 200;

export type Voice = ReturnType<typeof voiceOf>;

/** The first sentence of a family's own story that is short enough. */
export function voiceOf(stories: Stories) {
  const own = stories.filter(({ sample }) => !sample);
  const sentences = own.map(({ story, who, where }) => ({
    who,
    where,
    sentence: /^.+?[.!?…]+(?=\s|$)|^.+/.exec(story.trim())?.[0] ?? '',
    isOnlyStory: own.length === 1,
  }));
  return sentences.find(({ sentence }) => sentence && sentence.length <= LONGEST_SENTENCE);
}
