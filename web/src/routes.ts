import { FARM } from './content/farm.ts';
import type { PictureKey } from './ui/picture/pictures.ts';

/** The only place where a path is written; everything that knows a path takes it from here. */
export const PATHS = {
  home: '/',
  workingPups: '/lgd-program',
  familyPups: '/family-guardian-pups',
  consultation: '/family-consultation',
  consultationAlias: '/consultation',
  eggs: '/egg-sales',
  testimonials: '/testimonials',
} as const;

export type PageKey = 'home' | 'working-pups' | 'family-pups' | 'family-consultation' | 'eggs' | 'testimonials';
export type Path = (typeof PATHS)[keyof typeof PATHS];

export interface Head {
  readonly title: string;
  readonly description: string;
  /** Path of the page's one canonical address; none on what search engines must not list. */
  readonly canonical?: Path;
  /** None on what nobody shares. */
  readonly share?: SharePicture;
}

/** As large as the networks show it. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** What a shared link shows: the page's title beside a picture, drawn by the build. */
export interface SharePicture {
  readonly path: string;
  readonly picture: PictureKey;
}

export interface Route extends Head {
  readonly path: Path;
  readonly page: PageKey;
  readonly canonical: Path;
  readonly share: SharePicture;
}

const CONSULTATION_HEAD = {
  page: 'family-consultation',
  canonical: PATHS.consultation,
  share: { path: '/share/family-consultation.png', picture: 'parent-female' },
  title: `Free ${FARM.consultationMinutes}-Minute Family Consultation | ${FARM.name}`,
  description: `Tell us about your home, your children and your pets. We answer within ${FARM.contactWithin} and help you find the guardian dog that fits.`,
} as const;

export const ROUTES: readonly Route[] = [
  {
    path: PATHS.home,
    page: 'home',
    canonical: PATHS.home,
    share: { path: '/share/home.png', picture: 'hero' },
    title: `${FARM.name} | Family Guardian Dogs in Oklahoma`,
    description: `A small family farm ${FARM.place}. Older guardian pups, fully weaned, temperament-tested and house-trained, for families near the base and beyond.`,
  },
  {
    path: PATHS.workingPups,
    page: 'working-pups',
    canonical: PATHS.workingPups,
    share: { path: '/share/working-pups.png', picture: 'working-pup' },
    title: `Working Guardian Pups | ${FARM.name}`,
    description:
      'Proven working puppies from two guardian parents: ready now, fully weaned and farm-conditioned. Available for pickup or delivery.',
  },
  {
    path: PATHS.familyPups,
    page: 'family-pups',
    canonical: PATHS.familyPups,
    share: { path: '/share/family-pups.png', picture: 'family-guardian' },
    title: `Family Guardian Companions | ${FARM.name}`,
    description: `Family guardian pups of ${FARM.advancedStartWeeks} weeks or more, fully weaned, temperament-tested and house-trained. Come and meet them on the farm.`,
  },
  { path: PATHS.consultation, ...CONSULTATION_HEAD },
  { path: PATHS.consultationAlias, ...CONSULTATION_HEAD },
  {
    path: PATHS.eggs,
    page: 'eggs',
    canonical: PATHS.eggs,
    share: { path: '/share/eggs.png', picture: 'eggs' },
    title: `Pasture-Raised Eggs by the Dozen | ${FARM.name}`,
    description: `Eggs from hens on pasture, sold by the dozen. Pick them up at the farm ${FARM.place} or ask for local delivery.`,
  },
  {
    path: PATHS.testimonials,
    page: 'testimonials',
    canonical: PATHS.testimonials,
    share: { path: '/share/testimonials.png', picture: 'story-one' },
    title: `Stories from Our Families | ${FARM.name}`,
    description:
      'What families and ranches say about living with a guardian dog from our farm, and how to share your own story.',
  },
];

export const NOT_FOUND_HEAD: Head = {
  title: `Page not found | ${FARM.name}`,
  description: 'This page does not exist. The home page, our phone number and our e-mail address are one tap away.',
};

/** Of the thank-you screen as a page of its own: no route, and nothing to be found. */
export const RECEIVED_HEAD: Head = {
  title: `Your request has been received | ${FARM.name}`,
  description: `Thank you. We will contact you within ${FARM.contactWithin} to schedule your free consultation.`,
};

/** Ids of the home page's sections. */
export const SECTIONS = {
  home: 'home',
  about: 'about',
  guardianProgram: 'guardian-program',
  pricing: 'pricing',
  faq: 'faq',
  contact: 'contact',
} as const;

export type NavigationItem =
  | { readonly name: string; readonly type: 'section'; readonly id: string }
  | { readonly name: string; readonly type: 'page'; readonly path: Path };

export const NAVIGATION: readonly NavigationItem[] = [
  { name: 'Home', type: 'section', id: SECTIONS.home },
  { name: 'Military Families', type: 'page', path: PATHS.workingPups },
  { name: 'Oklahoma Advantage', type: 'section', id: SECTIONS.guardianProgram },
  { name: 'Testimonials', type: 'page', path: PATHS.testimonials },
  { name: 'Contact', type: 'page', path: PATHS.consultation },
];

/** Address of a section of the home page. */
export function sectionHref(id: string): string {
  return `${PATHS.home}#${id}`;
}

/** The listed route of exactly this path. */
export function routeOf(pathname: string): Route | undefined {
  return ROUTES.find((route) => route.path === pathname);
}
