import { defineConfig } from 'vite';
import { imagetools } from 'vite-imagetools';

export default defineConfig({
  plugins: [imagetools()],
  server: { proxy: { '/submit-consultation': 'http://127.0.0.1:5000' } },
});
