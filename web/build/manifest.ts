import { PALETTE } from 'functions/contract/palette.ts';
import { FARM } from '../src/content/farm.ts';

/** The web manifest. Its icons, in the two sizes that browsers require, are drawn from favicon.svg on the ground of the page. */
export function manifest(): string {
  return JSON.stringify({
    name: FARM.name,
    short_name: FARM.name,
    start_url: '/',
    display: 'browser',
    theme_color: PALETTE.cream,
    background_color: PALETTE.cream,
    icons: [192, 512].map((size) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' })),
  });
}
