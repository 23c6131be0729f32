import { defineConfig } from 'vite';
import { imagetools } from 'vite-imagetools';
import { PATCHES, PRELOAD_HELPER, productionReactRouter } from './build/patches.ts';

/** Builds with the same SOURCE_DATE_EPOCH, in seconds, are the same in every year. */
const BUILD_TIME = new Date(Number(process.env.SOURCE_DATE_EPOCH ?? Date.now() / 1000) * 1000);

export default defineConfig({
  define: { 'import.meta.env.BUILD_YEAR': BUILD_TIME.getFullYear() },
  plugins: [imagetools({ include: /\.(jpe?g|png|webp)\?/i }), ...PATCHES],
  resolve: { alias: [productionReactRouter()] },
  build: {
    // The content security policy knows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: {
      // Photos take most of the time.
      checks: { pluginTimings: false },
      onLog: (level, log, write) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && write(level, log),
      output: {
        codeSplitting: {
          groups: [
            // The entry needs it at once: no larger file may keep that from telling that one is missing.
            { name: 'start', test: (id) => PRELOAD_HELPER.test(id) || id.endsWith('/app/page-left.ts') },
            // Each is evaluated in a task of its own (startup/main.ts).
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            { name: 'chakra', test: /node_modules\/(@chakra-ui|@emotion|@pandacss|stylis)\// },
            { name: 'theme', test: /web\/src\/ui\/theme\// },
            // What every page loads is one file, because that compresses better. What only the form needs stays out.
            { name: 'app', test: /startup\/take-over|web\/src\/ui\/(?!sections|toast|field|choice-row|controls)/ },
            // The rest of what several pages share.
            {
              name: 'shared',
              test: /web\/src\/(?!consultation-form|ui\/sections|pages)|node_modules\/lucide/,
              minShareCount: 2,
            },
            { name: 'sections', test: /web\/src\/(ui\/sections\/|pages\/[^/]+$)/ },
          ],
        },
      },
    },
  },
  server: { proxy: { '/submit-consultation': process.env.HOSTING_URL ?? '' } },
});
