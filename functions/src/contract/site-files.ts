/** Copies of the site's files for the pages of functions. The other copies have a hash in their names that changes. */
export const SITE_FILES = {
  logo: '/logo.svg',
  headingFont: '/fonts/fraunces-600-basic.woff2',
  textFont: '/fonts/source-sans-3-basic.woff2',
} as const;
