import { readFile, writeFile } from 'node:fs/promises';
import { PALETTE } from 'functions/contract/palette.ts';
import sharp from 'sharp';
import { FARM } from '../src/content/farm.ts';

const GROUND = PALETTE.cream;
/** Apple's touch icon, and icons in the two sizes that browsers require in a web manifest. */
const TOUCH = { file: 'apple-touch-icon.png', size: 180 };
const ICO_SIZE = 32;
const MANIFEST_ICONS = [192, 512].map((size) => ({ file: `icon-${size}.png`, size }));

/** Draws the logo as the icons that home screens use, and writes the manifest that names them. */
export async function writeIcons(dist: string): Promise<void> {
  const logo = await readFile(`${dist}favicon.svg`);
  for (const { file, size } of [TOUCH, ...MANIFEST_ICONS]) {
    const inner = Math.round(size * 0.7);
    const drawn = await sharp(logo, { density: 72 * (inner / 64) })
      .resize(inner, inner)
      .toBuffer();
    await sharp({ create: { width: size, height: size, channels: 3, background: GROUND } })
      .composite([{ input: drawn }])
      .png({ palette: true })
      .toFile(`${dist}${file}`);
  }
  await writeFile(`${dist}favicon.ico`, ico(await sharp(logo, { density: 144 }).resize(ICO_SIZE).png().toBuffer()));
  await writeFile(`${dist}site.webmanifest`, manifest());
}

/** Wraps a PNG in the container that programs without SVG icons ask for: https://en.wikipedia.org/wiki/ICO_(file_format) */
function ico(png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.set([0, 0, 1, 0, 1, 0, ICO_SIZE, ICO_SIZE, 0, 0, 1, 0, 32, 0]);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

function manifest(): string {
  const names = { name: FARM.name, short_name: FARM.name };
  const colors = { theme_color: GROUND, background_color: GROUND };
  const icons = MANIFEST_ICONS.map(({ file, size }) => ({
    src: `/${file}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  }));
  return JSON.stringify({ ...names, start_url: '/', display: 'browser', ...colors, icons });
}
