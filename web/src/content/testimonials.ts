import { EMAIL_HREF, FARM } from './farm.ts';
import { STORIES } from './stories.generated.ts';

const LEADS = [
  'Their stories will appear here.',
  'This is one of their stories.',
  'These are some of their stories.',
] as const;

export const TESTIMONIALS = {
  hero: {
    heading: 'Stories from the homes our dogs live in',
    lead: `${FARM.familiesServed} families served. ${LEADS[Math.min(STORIES.filter(({ sample }) => !sample).length, 2)]}`,
  },
  sampleMark: 'Sample quote, not a real family',
  stories: STORIES,
  share: {
    heading: 'More Stories Coming Soon',
    text: 'Do you live with one of our dogs? A few lines and a photo are plenty.',
    action: 'Share Your Story',
    href: `${EMAIL_HREF}?subject=${encodeURIComponent('Our story')}`,
    note: 'Opens an email to',
  },
} as const;
