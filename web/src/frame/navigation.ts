import { MILITARY_SECTION, SECTIONS } from '../content/site.ts';
import { PATHS, type Path, sectionHref } from '../routes.ts';

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

/** Links in the menu and the footer. The navigation bar has no room for them. */
export const OFFERS: readonly NavigationItem[] = [
  { name: 'Family pups', type: 'page', path: PATHS.familyPups },
  { name: 'Working pups', type: 'page', path: PATHS.workingPups },
  { name: 'Prices', type: 'section', id: SECTIONS.pricing },
  { name: 'Eggs', type: 'page', path: PATHS.eggs },
];

export function navigationHref(item: NavigationItem): string {
  if (item.type === 'section') return sectionHref(item.id);
  return item.section ? `${item.path}#${item.section}` : item.path;
}
