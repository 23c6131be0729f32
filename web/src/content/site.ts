import { EMAIL_HREF, FARM, PHONE_HREF } from './farm.ts';

/** Words of the frame around every page: header, menu, footer, and the screens without content of their own. */
export const SITE = {
  skip: 'Skip to the content',
  action: 'Schedule Your Family Consultation',
  menu: 'Menu',
  navigation: 'Main',
  call: 'Call',
  email: 'Email',
  callFarm: `Call ${FARM.phone}`,
  loading: `Loading ${FARM.name}...`,
  footer: {
    groups: { farm: 'Farm', dogs: 'Dogs and eggs', talk: 'Talk to us' },
    links: {
      familyPups: 'Family pups',
      workingPups: 'Working pups',
      eggs: 'Eggs',
      consultation: 'Family consultation',
    },
    place: `Located ${FARM.place}`,
  },
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

/** Phone and e-mail as the contact rows show them. */
export const CONTACT = {
  phone: { href: PHONE_HREF, kind: SITE.call, value: FARM.phone },
  email: { href: EMAIL_HREF, kind: SITE.email, value: FARM.email },
} as const;

/** Id of the section of the working pups' page that military families are led to. */
export const MILITARY_SECTION = 'military-families';
