/** The chunks of the build. A module that belongs to several groups gets into the first one. */
export const CHUNKS = [
  // The entry chunk imports this statically. If it were in a larger chunk that is missing, the entry chunk would not run
  // and could not report the error.
  { name: 'start', test: /vite\/preload-helper\.js$/ },
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'chakra', test: /node_modules\/(@chakra-ui|@emotion|@pandacss|stylis)\// },
  { name: 'theme', test: /web\/src\/ui\/theme\// },
  // The code that every page loads, in one file, because that compresses better.
  {
    name: 'app',
    test: /startup\/hydrate|farm\/check|pages\/host|web\/src\/ui\/(?!sections\/(?!ruled))/,
  },
  // Also of the form's page, which has none of the two groups below.
  { name: 'share', test: /pages\/share-link/ },
  // The pups of today, also on the home page.
  { name: 'pups', test: /web\/src\/(farm-day|content\/pup|pages\/(pup-faces|use-today))/ },
  // Sections of several pages, but not of the home page.
  {
    name: 'sections',
    test: /web\/src\/(ui\/sections\/|pages\/(talk|pups)-section)/,
  },
  // Other code that several pages share.
  {
    name: 'shared',
    test: /web\/src\/(?!consultation-form|ui\/sections|pages)|node_modules\/lucide/,
    minShareCount: 2,
  },
];

/** What main.ts evaluates first, in this order, each in a task of its own: the chunks `react`, `chakra` and `theme`. */
export const EVALUATED_FIRST = [
  () => import('react-dom/client'),
  () => import('@emotion/cache'),
  () => import('../ui/theme/system.ts'),
];
