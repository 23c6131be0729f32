import { defineConfig } from 'vite';
import { imagetools } from 'vite-imagetools';
import { PATCHES, PRELOAD_HELPER, productionReactRouter } from './build/patches.ts';

export default defineConfig({
  define: { 'import.meta.env.BUILD_YEAR': new Date().getFullYear() },
  plugins: [imagetools(), ...PATCHES],
  resolve: { alias: [productionReactRouter()] },
  build: {
    // The content security policy knows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: {
      onLog: (level, log, write) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && write(level, log),
      output: {
        codeSplitting: {
          groups: [
            // The entry needs it at once: no larger file may keep that from telling that one is missing.
            { name: 'start', test: PRELOAD_HELPER },
            // Each is evaluated in a task of its own (startup/main.ts).
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            { name: 'chakra', test: /node_modules\/(@chakra-ui|@emotion|@pandacss|stylis)\// },
            { name: 'theme', test: /web\/src\/ui\/theme\// },
            // One file instead of twenty small ones, but for what the form brings, which is large, or does not show.
            {
              name: 'shared',
              test: /web\/src\/(?!consultation-form|ui\/sections)|node_modules\/lucide/,
              minShareCount: 2,
            },
            { name: 'sections', test: /web\/src\/ui\/sections\// },
          ],
        },
      },
    },
  },
  server: { proxy: { '/submit-consultation': 'http://127.0.0.1:5000' } },
});
