import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { imagetools } from 'vite-imagetools';

/** Nothing is preloaded and no chunk brings styles, so the helper around every dynamic import has nothing to do. */
const plainDynamicImports: Plugin = {
  name: 'plain-dynamic-imports',
  enforce: 'pre',
  load: (id) => (id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load();' : null),
};

export default defineConfig({
  plugins: [imagetools(), plainDynamicImports],
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
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            { name: 'chakra', test: /node_modules\/(@chakra-ui|@emotion|@pandacss|stylis)\// },
            { name: 'start', test: /preload-helper|rolldown\/runtime/ },
            { name: 'theme', test: /web\/src\/ui\/theme/ },
            {
              name: 'shell',
              test: /node_modules\/react-router|web\/src\/(app\/(?!main|head-tags|not-found|menu\.|footer)|content\/(farm|site)|routes|ui\/(button|hills|icon|main|section|stack)\.)/,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/submit-consultation': 'http://127.0.0.1:5000' } },
});
