import { defineConfig } from 'vite';
import { imagetools } from 'vite-imagetools';

export default defineConfig({
  plugins: [imagetools()],
  build: {
    // The content security policy knows no data: addresses.
    assetsInlineLimit: 0,
    rolldownOptions: {
      onLog: (level, log, write) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && write(level, log),
    },
  },
  server: { proxy: { '/submit-consultation': 'http://127.0.0.1:5000' } },
});
