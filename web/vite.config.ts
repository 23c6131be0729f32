import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { NOW } from '../farm/model/now.ts';
import { SUBMIT_PATH } from '../functions/src/contract/call.ts';
import { ALIASES } from './prerender/aliases.ts';
import { removableComponents } from './prerender/removable-components.ts';
import { farmDay } from './src/farm-day.ts';

/** The chunks that several pages load. A module of several groups gets into the first one. Others get chunks by themselves. */
const CHUNKS = [
  // The entry chunk imports these statically. In a larger chunk that is missing or throws an error, they would stop the
  // entry chunk, which could not report the error.
  { name: 'start', test: /vite\/preload-helper\.js$|ui\/page-state/ },
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  // All that hydrate.tsx imports, and what the form's page shares with others: in one file, they compress better.
  { name: 'app', test: /startup\/hydrate|ui\/(picture|quilt-mark|trust-list)|pages\/(host|main-action|share-link)/ },
];

export default defineConfig({
  define: { 'import.meta.env.BUILD_DAY': farmDay(NOW) },
  plugins: [developmentServer(), removableComponents],
  resolve: { alias: ALIASES },
  // Prerendering uses the aliases too.
  ssr: { noExternal: ['@chakra-ui/react'] },
  build: {
    // The Content Security Policy does not allow `data:` URLs.
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: {
      // Saves script: no package relies on an effect of reading a property.
      treeshake: { propertyReadSideEffects: false },
      onLog: (level, log, write) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && write(level, log),
      output: {
        codeSplitting: { groups: CHUNKS },
        // Chromium then compiles all functions while it downloads the file, and not each one on the main thread when it is
        // first called: https://v8.dev/blog/explicit-compile-hints
        postBanner: '//# allFunctionsCalledOnLoad',
      },
    },
  },
  server: { proxy: { [SUBMIT_PATH]: process.env.HOSTING_URL ?? '' } },
});

/** Replaces changed components without a reload, and sets the attribute that the start line of a built page sets. */
function developmentServer(): Plugin[] {
  const markup: Plugin = {
    name: 'scripted',
    transformIndexHtml: (html) => html.replace('<html', '<html data-scripted'),
  };
  return [...react(), markup].map((plugin) => ({ ...plugin, apply: 'serve' }));
}
