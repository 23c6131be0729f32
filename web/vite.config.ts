import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { imagetools } from 'vite-imagetools';

/** Nothing is preloaded and no chunk brings styles, so the helper around every dynamic import has nothing to do. */
const plainDynamicImports: Plugin = {
  name: 'plain-dynamic-imports',
  enforce: 'pre',
  load: (id) => (id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load();' : null),
};

/** Every built page is served with what holds for all of it, so the browser's script need not make reset and tokens. */
const servedGlobalStyles: Plugin = {
  name: 'served-global-styles',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /@chakra-ui\/react\/.*styled-system\/system\.js$/ },
    handler(code) {
      const made = ['[getPreflightCss(), getGlobalCss(), getTokenCss()]', 'createPreflight({ preflight })'];
      if (!made.every((call) => code.includes(call)))
        this.error('Chakra makes its global styles in another place now.');
      return made.reduce((rest, call) => rest.replace(call, '[]'), code);
    },
  },
};

export default defineConfig({
  define: { 'import.meta.env.BUILD_YEAR': new Date().getFullYear() },
  plugins: [imagetools(), plainDynamicImports, servedGlobalStyles],
  resolve: {
    // Its package names the build with the developers' warnings only; the other one lies beside it.
    alias: [
      {
        find: /^react-router$/,
        replacement: fileURLToPath(
          import.meta.resolve('react-router').replace('/development/', '/production/').replace(/\.js$/, '.mjs'),
        ),
      },
    ],
  },
  build: {
    // The content security policy knows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: {
      onLog: (level, log, write) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && write(level, log),
      treeshake: {
        // Emotion imports it for a higher-order component that nothing here uses.
        moduleSideEffects: [{ test: /hoist-non-react-statics|react-is/, sideEffects: false }],
      },
      output: {
        codeSplitting: {
          groups: [
            // What the entry needs itself stays with it: no other file may keep it from telling that one is missing.
            { name: 'start', test: /preload-helper|rolldown\/runtime/ },
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            { name: 'chakra', test: /node_modules\/(@chakra-ui|@emotion|@pandacss|stylis)\// },
            { name: 'theme', test: /web\/src\/ui\/theme/ },
            // One file instead of twenty small ones; the form brings its own things, which are large.
            { name: 'shared', test: /web\/src\/(?!consultation-form)|node_modules\/lucide/, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/submit-consultation': 'http://127.0.0.1:5000' } },
});
