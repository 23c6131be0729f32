import { EMAIL_HREF, FARM, PHONE_HREF } from './farm.ts';
import { VOICE } from './voice.generated.ts';

/** Texts of the header, the menu, the footer, and the error, loading and 404 screens. */
export const SITE = {
  skip: 'Skip to content',
  action: 'Schedule Your Family Consultation',
  /** The name of the consultation in links and in the bar. */
  shortAction: 'Free consultation',
  menu: 'Menu',
  navigation: 'Main',
  call: 'Call',
  email: 'Email',
  callFarm: `Call ${FARM.phone}`,
  loading: `Loading ${FARM.name}...`,
  /** The farm's promise to everybody who sends a request. All pages use this sentence. */
  promise: `We’ll call or write within ${FARM.contactWithin} to find a time that suits you.`,
  /** Below buttons whose label does not say that they lead to the consultation. */
  opensConsultation: 'Opens the form for a free consultation.',
  prices: 'See the prices',
  pups: 'See the pups',
  stories: VOICE?.isOnlyStory ? 'Read the family’s story' : 'Read the families’ stories',
  share: {
    label: 'Send this to your partner',
    short: 'Share',
    title: FARM.name,
    text: `A free ${FARM.consultationMinutes}-minute consultation about a guardian dog, with no pressure.`,
  },
  talk: {
    heading: 'Thinking about a guardian dog?',
    text: `Let’s talk first: ${FARM.consultationMinutes} free minutes, no pressure.`,
  },
  footer: { groups: { farm: 'Farm', dogs: 'Dogs and eggs', talk: 'Talk to us' }, place: `Located ${FARM.location}` },
  notFound: {
    heading: 'Oops! Page not found',
    text: 'This page has wandered off. The farm is still where you left it.',
    action: 'Back to the home page',
  },
  error: {
    heading: 'Oops! Something went wrong',
    text: "We're sorry for the inconvenience. Please try refreshing the page.",
    action: 'Refresh Page',
  },
} as const;

/** The size of the pictures of shared links, in pixels, as social networks recommend. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

export const CONTACT = {
  phone: { href: PHONE_HREF, kind: SITE.call, value: FARM.phone },
  email: { href: EMAIL_HREF, kind: SITE.email, value: FARM.email },
} as const;

/** Ids of the sections of the working pups' page that other pages lead to. */
export const MILITARY_SECTION = 'military-families';
export const PARENTS_SECTION = 'parents';

export const SECTIONS = {
  home: 'home',
  about: 'about',
  guardianProgram: 'guardian-program',
  pricing: 'pricing',
  faq: 'faq',
  contact: 'contact',
} as const;

export const NOT_FOUND_HEAD = {
  title: `Page not found | ${FARM.name}`,
  description: 'This page does not exist. The home page, our phone number and our email address are one tap away.',
};

/** The thank-you screen as a static page, for visitors without script. It is no route of the app and is not indexed. */
export const RECEIVED_HEAD = {
  title: `Your request has been received | ${FARM.name}`,
  description: `Thank you. We’ll contact you within ${FARM.contactWithin} to schedule your free consultation.`,
};
