import { FORM_PATH } from 'functions/contract/call.ts';
import type { DrawingKey } from '../../farm/model/drawings.ts';
import { FARM } from './content/farm.ts';

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
}

const CONSULTATION_PAGE = {
  page: 'family-consultation',
  canonical: PATHS.consultation,
  picture: 'thank-you',
  title: `Free ${FARM.consultationMinutes}-minute family consultation | ${FARM.name}`,
  description: `Tell us about your home, your children and your pets. We’ll call or write within ${FARM.contactWithin} and help you find the guardian dog that fits.`,
} as const;

/** "Add a page" in CONTRIBUTING.md tells how to add one. */
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
    picture: 'military-porch',
    title: `Working guardian pups & military families | ${FARM.name}`,
    description:
      'Proven working puppies from two guardian parents. For military families: base-housing friendly, with boarding coordination.',
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
] as const satisfies readonly (Head & { path: Path; page: string; picture: DrawingKey })[];

export type PageKey = (typeof LISTED)[number]['page'];

export interface Route extends Required<Head> {
  readonly path: Path;
  readonly page: PageKey;
  /** The build cuts the preview of a shared link from this picture. */
  readonly picture: DrawingKey;
}

export const ROUTES: readonly Route[] = LISTED.map((route) => ({ canonical: route.path, ...route }));

export function sectionHref(id: string): string {
  return `${PATHS.home}#${id}`;
}

export function routeOf(pathname: string): Route | undefined {
  return ROUTES.find((route) => route.path === pathname);
}
