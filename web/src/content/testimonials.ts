import { EMAIL_HREF, FARM } from './farm.ts';
import { STORIES } from './stories.generated.ts';

const REAL = STORIES.filter(({ sample }) => !sample);

/** A sentence that is longer is not read beside a price. */
const LONGEST_SENTENCE = 200;

/** The first sentence of a family's own story that is short enough. */
export function voiceOf(stories: typeof STORIES) {
  const sentences = stories.map(({ story, sample, ...family }) => ({
    ...family,
    sentence: sample ? '' : (/^.+?[.!?…]+(?=\s|$)|^.+/.exec(story.trim())?.[0] ?? ''),
  }));
  return sentences.find(({ sentence }) => sentence && sentence.length <= LONGEST_SENTENCE);
}

const LEADS = [
  'Their stories will appear here.',
  'This is one of their stories.',
  'These are some of their stories.',
] as const;

export const TESTIMONIALS = {
  hero: {
    heading: 'Stories from the homes our dogs live in',
    lead: `${FARM.familiesServed} families served. ${LEADS[Math.min(REAL.length, 2)]}`,
  },
  sampleMark: 'Sample quote, not a real family',
  stories: STORIES,
  voice: voiceOf(STORIES),
  read: REAL.length > 1 ? 'Read the families’ stories' : 'Read the family’s story',
  share: {
    heading: 'More Stories Coming Soon',
    text: 'Do you live with one of our dogs? A few lines and a photo are plenty.',
    action: 'Share Your Story',
    href: `${EMAIL_HREF}?subject=${encodeURIComponent('Our story')}`,
    note: 'Opens an email to',
  },
} as const;
