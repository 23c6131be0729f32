import { EMAIL_HREF, FARM } from './farm.ts';

interface Quote {
  /** The key of its picture. */
  readonly picture: 'story-one' | 'story-two';
  /** Until the words are a customer's own; `npm run check:launch` fails while one is a sample. */
  readonly sample?: boolean;
  readonly quote: string;
  readonly who: string;
  readonly where: string;
}

const QUOTES: readonly [Quote, Quote] = [
  {
    picture: 'story-one',
    sample: true,
    quote:
      'Sample text: he knew his name and his crate when he came to us, and the children had a friend by the first evening.',
    who: 'A family with two children',
    where: 'Sample name, Oklahoma County',
  },
  {
    picture: 'story-two',
    sample: true,
    quote:
      'Sample text: she stays with the herd, she barks when there is a reason, and she comes to the gate when we call.',
    who: 'A family with a small herd',
    where: 'Sample name, outside Oklahoma County',
  },
];

export const TESTIMONIALS = {
  hero: {
    heading: 'Stories from the homes our dogs live in',
    lead: `${FARM.familiesServed} families served. Their own words ${QUOTES.some(({ sample }) => sample) ? 'will stand' : 'stand'} here.`,
  },
  sampleMark: 'Sample quote, not a real family',
  quotes: QUOTES,
  share: {
    heading: 'More Stories Coming Soon',
    text: 'Do you live with one of our dogs? A few lines and a photo are plenty.',
    action: 'Share Your Story',
    href: `${EMAIL_HREF}?subject=${encodeURIComponent('Our story')}`,
    note: `Opens an email to ${FARM.email}`,
  },
} as const;
