import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import { stringify } from 'yaml';
import { asOfSamsung } from '../../farm/check/odd-jpeg.ts';
import { SITE_PLACES } from '../../farm/check/photo-uses.ts';

interface Scene {
  readonly width: number;
  readonly height: number;
  /** Middle of the dog's vest, in percent from the left and from the top. */
  readonly subject: readonly [left: number, top: number];
  /** The file name, if it is not the key and `.jpg`. */
  readonly file?: string;
  /** The EXIF orientation: the pixels are rotated. */
  readonly orientation?: 6 | 8;
  /** The focal point in farm/stories.yaml, because the barn is more striking than the dog. */
  readonly focus?: string;
}

/**
 * Photos with shapes that no drawing has, by picture key. Each shows a dog away from the middle. The files in farm/ name the
 * photos of the host, the pups and the stories.
 */
const SCENES: Readonly<Record<string, Scene>> = {
  hero: { width: 1600, height: 2400, subject: [70, 66], orientation: 6, file: 'who is it?.jpg' },
  'family-guardian': { width: 1600, height: 3200, subject: [66, 24], file: 'daisy #2.jpg' },
  'working-pup': { width: 3750, height: 1250, subject: [20, 62], file: '100% good.jpg' },
  'family-scene': { width: 1890, height: 1260, subject: [24, 66], file: 'in the yard/IMG_2041.jpg' },
  'home-training': { width: 1600, height: 2400, subject: [60, 32] },
  'thank-you': { width: 2048, height: 1536, subject: [30, 62] },
  'not-found': { width: 1800, height: 1200, subject: [76, 58] },
  'guardian-sweet': { width: 1440, height: 1200, subject: [60, 37] },
  eggs: { width: 1600, height: 1600, subject: [78, 72], file: 'Eggs.JPG' },
  'parent-female': { width: 1200, height: 1500, subject: [28, 70], file: 'parent-female.png' },
  'parent-male': { width: 2880, height: 1200, subject: [82, 58], file: 'parent-male.webp' },
  'parent-female-closing': { width: 4000, height: 1000, subject: [85, 45] },
  host: { width: 1200, height: 900, subject: [62, 40], file: "Ruth & 'Zoë'.jpg" },
  'story-one': { width: 1200, height: 1800, subject: [30, 24], orientation: 8, file: 'IMG 2041 #1.jpg' },
  'story-two': { width: 1800, height: 1200, subject: [74, 30], file: 'the-oneills.jpg' },
  'story-3': { width: 2400, height: 1200, subject: [16, 70], focus: '16% 70%', file: 'story.jpg' },
  // A Mac takes letters with accents apart.
  'pup-o-malley-the-brave': { width: 1200, height: 2400, subject: [30, 70], file: 'pup ö.jpeg'.normalize('NFD') },
};

export const PHOTOS = Object.entries(SCENES).map(([key, scene]) => ({
  key,
  ...scene,
  file: scene.file ?? `${key}.jpg`,
  alt: `A white dog in a "red" vest <${key}>`,
}));

/** EXIF location of a phone. */
const TAKEN_AT = {
  GPSLatitudeRef: 'N',
  GPSLatitude: '35/1 28/1 0/1',
  GPSLongitudeRef: 'W',
  GPSLongitude: '97/1 31/1 0/1',
};

/**
 * Writes another farm's facts, stories and photos into a copy of the repository. It has long texts that could break the
 * layout, and characters that could be read as markup.
 */
export async function writeOtherFarm(copy: string): Promise<void> {
  const farm = join(copy, 'farm');
  cpSync(join(import.meta.dirname, 'farm'), farm, { recursive: true });
  const places = PHOTOS.filter(({ key }) => SITE_PLACES.includes(key));
  const entries = places.map(({ key, file, alt }) => ({ place: key, photo: `/farm/photos/${file}`, shows: alt }));
  writeFileSync(join(farm, 'photos.yaml'), stringify(entries));
  mkdirSync(join(farm, 'photos', 'in the yard'), { recursive: true });
  for (const { file, orientation = 1, ...scene } of PHOTOS) {
    const upright = await sharp(Buffer.from(drawn(scene, file.endsWith('.png')))).toBuffer();
    const photo = await sharp(upright)
      .rotate({ 1: 0, 6: -90, 8: 90 }[orientation])
      .withExif({ IFD3: TAKEN_AT })
      .withMetadata({ orientation })
      .toFormat(parse(file).ext.slice(1).toLowerCase() as 'jpeg')
      .toBuffer();
    writeFileSync(join(farm, 'photos', file), file.endsWith('.jpg') ? asOfSamsung(photo) : photo);
  }
}

/** The share of the vest that a crop shows, from 0 to 1. The crop must have the full width or height of the photo. */
export async function vestShown(key: string, crop: Buffer): Promise<number> {
  const scene = SCENES[key];
  if (!scene) throw new Error(`No photo is named ${key}.`);
  const { data, info } = await sharp(crop).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const scale = Math.max(info.width / scene.width, info.height / scene.height);
  const vest = vestOf(scene);
  let shown = 0;
  for (let at = 0; at < data.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    if (red - green > 80 && blue - green > 30) shown++;
  }
  return shown / (vest.width * vest.height * scale ** 2);
}

function vestOf({ width, height }: Scene) {
  const unit = Math.min(width, height) / 100;
  return { width: 16 * unit, height: 12 * unit, unit };
}

/** Draws a dog on a meadow. Nothing else on the site has the color of its vest. */
function drawn(scene: Scene, withoutSky: boolean): string {
  const { width, height, subject, focus } = scene;
  const { unit } = vestOf(scene);
  const barn = `<rect x="${width * 0.62}" y="${height * 0.3}" width="${width * 0.2}" height="${height * 0.4}" fill="#b3261e"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    ${withoutSky ? '' : '<rect width="100%" height="100%" fill="#c9d9df"/>'}
    <path d="M0 ${height * 0.42}q${width / 4} ${-height * 0.1} ${width / 2} 0t${width / 2} 0V${height}H0z" fill="#84965f"/>
    ${focus ? barn : ''}
    <g transform="translate(${(subject[0] / 100) * width} ${(subject[1] / 100) * height}) scale(${unit})" fill="#f4eee0">
      <ellipse cy="3" rx="11" ry="14"/><rect x="-7" y="12" width="4" height="9"/><rect x="3" y="12" width="4" height="9"/>
      <circle cy="-13" r="9"/><circle cx="-3" cy="-14" r="1.2" fill="#24231f"/><circle cx="3" cy="-14" r="1.2" fill="#24231f"/>
      <rect x="-8" y="-6" width="16" height="12" fill="#c2185b"/>
    </g>
  </svg>`;
}
