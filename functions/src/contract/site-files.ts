/** Files that the pages of functions use. Hosting serves them at these paths: the site's own copies have hashes in their names. */
export const SITE_FILES = {
  logo: '/logo.svg',
  headingFont: '/fonts/fraunces-600-basic.woff2',
  textFont: '/fonts/source-sans-3-basic.woff2',
} as const;
