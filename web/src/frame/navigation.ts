import { MILITARY_SECTION, SECTIONS, SITE } from '../content/site.ts';
import { PATHS, type PageKey, sectionHref } from '../routes.ts';

export interface NavigationItem {
  readonly name: string;
  readonly href: string;
  /** The page on which this is the current item. */
  readonly page?: PageKey;
  /** Whether the menu and the footer have another item for this page. */
  readonly barOnly?: boolean;
}

export const NAVIGATION: readonly NavigationItem[] = [
  { name: 'Home', href: sectionHref(SECTIONS.home), page: 'home' },
  { name: 'Military Families', href: `${PATHS.workingPups}#${MILITARY_SECTION}`, page: 'working-pups', barOnly: true },
  { name: 'Oklahoma Advantage', href: sectionHref(SECTIONS.guardianProgram) },
  { name: 'Testimonials', href: PATHS.testimonials, page: 'testimonials' },
  { name: 'Contact', href: PATHS.consultation, page: 'family-consultation' },
];

/** The navigation bar has no room for them. */
const OFFERS: readonly NavigationItem[] = [
  { name: 'Family pups', href: PATHS.familyPups, page: 'family-pups' },
  { name: 'Working pups', href: PATHS.workingPups, page: 'working-pups' },
  { name: 'Prices', href: sectionHref(SECTIONS.pricing) },
  { name: 'Eggs', href: PATHS.eggs, page: 'eggs' },
];

/** The links of the menu and the footer. */
export const GROUPS = [
  { title: SITE.footer.groups.farm, items: NAVIGATION },
  { title: SITE.footer.groups.dogs, items: OFFERS },
];
