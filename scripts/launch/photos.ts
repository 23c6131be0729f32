import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { stringify } from 'yaml';

interface Scene {
  readonly width: number;
  readonly height: number;
  /** Middle of the dog's vest, in percent from the left and from the top. */
  readonly subject: readonly [left: number, top: number];
  /** The file name, if it is not the key and `.jpg`. */
  readonly file?: string;
  /** The EXIF orientation: the pixels are rotated. */
  readonly orientation?: 6 | 8;
  /** The focal point that the owner gives, because the barn is more striking than the dog. */
  readonly focus?: string;
}

/** Photos with shapes that no drawing has, by picture key. Each shows a dog away from the middle. */
export const AWKWARD_PHOTOS: Readonly<Record<string, Scene>> = {
  hero: { width: 1600, height: 2400, subject: [70, 66], orientation: 6 },
  'family-guardian': { width: 1600, height: 3200, subject: [66, 24] },
  'working-pup': { width: 3750, height: 1250, subject: [20, 62] },
  'family-scene': { width: 1890, height: 1260, subject: [24, 66] },
  'home-training': { width: 1600, height: 2400, subject: [60, 32] },
  'thank-you': { width: 1960, height: 1470, subject: [30, 62] },
  'not-found': { width: 1800, height: 1200, subject: [76, 58] },
  'guardian-sweet': { width: 1440, height: 1200, subject: [60, 37] },
  eggs: { width: 1600, height: 1600, subject: [78, 72], file: 'Eggs.JPG' },
  'parent-female': { width: 1200, height: 1500, subject: [28, 70], file: 'parent-female.png' },
  'parent-male': { width: 2880, height: 1200, subject: [82, 58], file: 'parent-male.webp' },
  'parent-female-closing': { width: 4000, height: 1000, subject: [85, 45] },
  'story-one': { width: 1200, height: 1800, subject: [30, 24], orientation: 8 },
  'the-oneills': { width: 1800, height: 1200, subject: [74, 30] },
  'story-two': { width: 2400, height: 1200, subject: [16, 70], focus: '16% 70%' },
};

/** The texts for farm/photos.yaml. */
export const PHOTO_WORDS = Object.fromEntries(
  Object.entries(AWKWARD_PHOTOS).map(([key, { focus }]) => [
    key,
    { alt: `A white dog in a "red" vest <${key}>`, ...(focus && { focus }) },
  ]),
);

/** EXIF location of a phone. */
const TAKEN_AT = {
  IFD0: { Make: 'Rehearsal' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '35/1 28/1 0/1', GPSLongitudeRef: 'W', GPSLongitude: '97/1 31/1 0/1' },
};

/** The color of the vest, which nothing else on the site has. */
const VEST = '#c2185b';

/** Writes the photos and farm/photos.yaml into a copy of the repository. */
export async function writeAwkwardPhotos(copy: string): Promise<void> {
  const folder = join(copy, 'farm/photos');
  mkdirSync(folder, { recursive: true });
  const entries = Object.entries(PHOTO_WORDS).map(([photo, words]) => ({ photo, ...words }));
  writeFileSync(join(copy, 'farm/photos.yaml'), stringify(entries));
  for (const [key, scene] of Object.entries(AWKWARD_PHOTOS)) {
    const upright = await sharp(Buffer.from(drawn(scene)))
      .png({ compressionLevel: 1 })
      .toBuffer();
    const lying = sharp(upright).rotate(scene.orientation === 6 ? -90 : scene.orientation === 8 ? 90 : 0);
    await lying
      .withExif(TAKEN_AT)
      .withMetadata({ ...(scene.orientation && { orientation: scene.orientation }) })
      .toFile(join(folder, fileOf(key)));
  }
}

/** The file name of a photo in farm/photos. */
export function fileOf(key: string): string {
  return sceneOf(key).file ?? `${key}.jpg`;
}

/** The share of the vest that a crop shows, from 0 to 1. The crop must have the full width or height of the photo. */
export async function vestShown(key: string, crop: Buffer): Promise<number> {
  const scene = sceneOf(key);
  const vest = vestOf(scene);
  const { width, height, points } = await vestPoints(crop);
  const scale = Math.max(width / scene.width, height / scene.height);
  return points.length / (vest.width * vest.height * scale ** 2);
}

/** The position of the vest in an uncropped picture, in percent from the left and the top. */
export async function vestMiddle(file: string): Promise<readonly [left: number, top: number]> {
  const { width, height, points } = await vestPoints(await sharp(file).resize(300).toBuffer());
  const mean = (of: number[]) => of.reduce((sum, each) => sum + each, 0) / of.length;
  const columns = mean(points.map((point) => point % width));
  const rows = mean(points.map((point) => Math.floor(point / width)));
  return [(100 * columns) / width, (100 * rows) / height];
}

async function vestPoints(picture: Buffer) {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const points: number[] = [];
  for (let at = 0; at < data.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    if (red - green > 80 && blue - green > 30) points.push(at / 3);
  }
  return { width: info.width, height: info.height, points };
}

function sceneOf(key: string): Scene {
  const scene = AWKWARD_PHOTOS[key];
  if (!scene) throw new Error(`No photo is named ${key}.`);
  return scene;
}

function vestOf({ width, height }: Scene) {
  const unit = Math.min(width, height) / 100;
  return { width: 16 * unit, height: 12 * unit, unit };
}

function drawn(scene: Scene): string {
  const { width: w, height: h, subject, focus, file } = scene;
  const { unit, ...vest } = vestOf(scene);
  const [x, y] = [(subject[0] / 100) * w, (subject[1] / 100) * h];
  // A PNG is transparent in place of the sky.
  const sky = file?.endsWith('.png') ? '' : `<rect width="${w}" height="${h}" fill="url(#sky)"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}">
    <linearGradient id="sky" x2="0" y2="1"><stop stop-color="#a9c7de"/><stop offset=".6" stop-color="#f0ead8"/></linearGradient>
    ${sky}
    <path d="M0 ${h * 0.42}q${w / 4} ${-h * 0.1} ${w / 2} 0t${w / 2} 0V${h}H0z" fill="#93a678"/>
    <path d="M0 ${h * 0.55}q${w / 4} ${h * 0.08} ${w / 2} 0t${w / 2} 0V${h}H0z" fill="#74884f"/>
    ${focus ? `<path d="M${w * 0.62} ${h * 0.7}v-${h * 0.3}l${w * 0.1}-${h * 0.14}l${w * 0.1} ${h * 0.14}v${h * 0.3}z" fill="#b3261e"/>` : ''}
    <g transform="translate(${x} ${y}) scale(${unit})" fill="#f4eee0">
      <ellipse cy="3" rx="11" ry="14"/><rect x="-7" y="12" width="4" height="9"/><rect x="3" y="12" width="4" height="9"/>
      <path d="M-9-17q-6 2-4 11l5-2zM9-17q6 2 4 11l-5-2z" fill="#c79a63"/><circle cy="-13" r="9"/>
      <circle cx="-3" cy="-14" r="1.2" fill="#24231f"/><circle cx="3" cy="-14" r="1.2" fill="#24231f"/><ellipse cy="-10" rx="2" ry="1.4" fill="#24231f"/>
    </g>
    <rect x="${x - vest.width / 2}" y="${y - vest.height / 2}" width="${vest.width}" height="${vest.height}" fill="${VEST}"/>
  </svg>`;
}
