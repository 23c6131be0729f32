import { FORM_PATH } from 'functions/contract/call.ts';
import { FARM } from './content/farm.ts';
import { MILITARY_SECTION } from './content/site.ts';
import type { PictureKey } from './ui/picture/photo.ts';

/** All paths of the app. The path of the form comes from the contract because the function links to it. */
export const PATHS = {
  home: '/',
  workingPups: '/lgd-program',
  familyPups: '/family-guardian-pups',
  consultation: FORM_PATH,
  consultationAlias: '/consultation',
  eggs: '/egg-sales',
  testimonials: '/testimonials',
} as const;

export type Path = (typeof PATHS)[keyof typeof PATHS];

export interface Head {
  readonly title: string;
  readonly description: string;
  /** The path that search engines list. Pages without it are not indexed. */
  readonly canonical?: Path;
  /** The preview of a shared link. The build draws it from the page's title and this picture. */
  readonly share?: { readonly path: string; readonly picture: PictureKey };
}

/** The size that social networks recommend. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

const CONSULTATION_PAGE = {
  page: 'family-consultation',
  picture: 'parent-female',
  title: `Free ${FARM.consultationMinutes}-minute family consultation | ${FARM.name}`,
  description: `Tell us about your home, your children and your pets. We’ll call or write within ${FARM.contactWithin} and help you find the guardian dog that fits.`,
} as const;

/** "Add a page" in CONTRIBUTING.md tells how to add one. Two paths may have the same page: the first one is canonical. */
const LISTED = [
  {
    path: PATHS.home,
    page: 'home',
    picture: 'hero',
    title: `${FARM.name} | Family guardian dogs in Oklahoma`,
    description: `A small family farm ${FARM.place}. Guardian pups of ${FARM.advancedStartWeeks} weeks or older, for families in ${FARM.county} and at ${FARM.base}.`,
  },
  {
    path: PATHS.workingPups,
    page: 'working-pups',
    picture: 'working-pup',
    title: `Working guardian pups | ${FARM.name}`,
    description:
      'Proven working puppies from two guardian parents: ready now, fully weaned and farm-conditioned. Available for pickup or delivery.',
  },
  {
    path: PATHS.familyPups,
    page: 'family-pups',
    picture: 'family-guardian',
    title: `Family guardian companions | ${FARM.name}`,
    description: `Family guardian pups, ${FARM.advancedStartWeeks} weeks or older: fully weaned, temperament-tested and house-trained. Come and meet them on the farm.`,
  },
  { path: PATHS.consultation, ...CONSULTATION_PAGE },
  { path: PATHS.consultationAlias, ...CONSULTATION_PAGE },
  {
    path: PATHS.eggs,
    page: 'eggs',
    picture: 'eggs',
    title: `Pasture-raised eggs by the dozen | ${FARM.name}`,
    description: `Eggs from hens on pasture, sold by the dozen. Pick them up at the farm ${FARM.place} or ask for local delivery.`,
  },
  {
    path: PATHS.testimonials,
    page: 'testimonials',
    picture: 'story-one',
    title: `Stories from our families | ${FARM.name}`,
    description:
      'What families and ranches say about living with a guardian dog from our farm, and how to share your own story.',
  },
] as const satisfies readonly (Head & { path: Path; page: string; picture: PictureKey })[];

export type PageKey = (typeof LISTED)[number]['page'];

export interface Route extends Required<Head> {
  readonly path: Path;
  readonly page: PageKey;
}

export const ROUTES: readonly Route[] = LISTED.map(({ picture, ...route }) => ({
  ...route,
  canonical: LISTED.find(({ page }) => page === route.page)?.path ?? route.path,
  share: { path: `/share/${route.page}.png`, picture },
}));

export const NOT_FOUND_HEAD: Head = {
  title: `Page not found | ${FARM.name}`,
  description: 'This page does not exist. The home page, our phone number and our email address are one tap away.',
};

/** The thank-you screen as a static page, for visitors without script. It is no route of the app and is not indexed. */
export const RECEIVED_HEAD: Head = {
  title: `Your request has been received | ${FARM.name}`,
  description: `Thank you. We’ll contact you within ${FARM.contactWithin} to schedule your free consultation.`,
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
  | { readonly name: string; readonly type: 'page'; readonly path: Path; readonly section?: string };

export const NAVIGATION: readonly NavigationItem[] = [
  { name: 'Home', type: 'section', id: SECTIONS.home },
  { name: 'Military Families', type: 'page', path: PATHS.workingPups, section: MILITARY_SECTION },
  { name: 'Oklahoma Advantage', type: 'section', id: SECTIONS.guardianProgram },
  { name: 'Testimonials', type: 'page', path: PATHS.testimonials },
  { name: 'Contact', type: 'page', path: PATHS.consultation },
];

/** The pages that the navigation bar has no room for. The menu and the footer name them. */
export const OFFERS: readonly NavigationItem[] = [
  { name: 'Family pups', type: 'page', path: PATHS.familyPups },
  { name: 'Working pups', type: 'page', path: PATHS.workingPups },
  { name: 'Eggs', type: 'page', path: PATHS.eggs },
];

export function navigationHref(item: NavigationItem): string {
  if (item.type === 'section') return sectionHref(item.id);
  return item.section ? `${item.path}#${item.section}` : item.path;
}

/** Address of a section of the home page. */
export function sectionHref(id: string): string {
  return `${PATHS.home}#${id}`;
}

/** The listed route of exactly this path. */
export function routeOf(pathname: string): Route | undefined {
  return ROUTES.find((route) => route.path === pathname);
}
