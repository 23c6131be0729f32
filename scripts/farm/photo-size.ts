import { type Length, PLACES, type Place, WIDTH_STEP } from '../../web/src/ui/picture/places.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Screens on which a photo must not be enlarged: a phone, a tablet, and a desktop. The density is in device pixels per
 * CSS pixel.
 */
const COMMON_SCREENS = [
  { width: 390, density: 3 },
  { width: 768, density: 2 },
  { width: 1440, density: 1 },
];

/** Screens for which the build makes files of a photo, if it is large enough. */
const DENSE_SCREENS = COMMON_SCREENS.map((screen) => ({ ...screen, density: 3 }));

const NARROWEST = 480;

/** The size in pixels that a photo of this key and aspect ratio needs on COMMON_SCREENS. */
export function neededSize(key: string, aspect: number): Size {
  const width = neededWidth(key, aspect, COMMON_SCREENS);
  return { width, height: Math.ceil(width / aspect) };
}

/** The width for browsers without AVIF and WebP. */
export function fallbackWidth(key: string, { width, height }: Size): number {
  return Math.min(width, neededSize(key, width / height).width);
}

/** The widths in which the build makes a photo: at most what its places need and what the photo has. */
export function widthsOf(key: string, { width, height }: Size): number[] {
  const widest = Math.min(width, neededWidth(key, width / height, DENSE_SCREENS));
  const steps = Math.max(0, Math.ceil(Math.log(widest / NARROWEST) / Math.log(WIDTH_STEP)));
  return Array.from({ length: steps + 1 }, (_, step) => Math.round(widest / WIDTH_STEP ** (steps - step)));
}

function neededWidth(key: string, aspect: number, screens: typeof COMMON_SCREENS): number {
  const widths = screens.flatMap((screen) => placesOf(key).map((place) => widthIn(place, aspect, screen)));
  return Math.ceil(Math.max(...widths));
}

/** In device pixels. */
function widthIn({ boxes }: Place, aspect: number, { width, density }: (typeof COMMON_SCREENS)[number]): number {
  const box = boxes.find(({ from }) => from <= width);
  return box ? density * Math.max(pixels(box.width, width), aspect * pixels(box.height, width)) : 0;
}

/** The places of this key, else those of the story pictures. */
function placesOf(key: string): readonly Place[] {
  const places: readonly Place[] = Object.values(PLACES);
  const named = places.filter(({ shows }) => shows.some((name) => name === key));
  return named.length > 0 ? named : places.filter(({ shows }) => shows.length === 0);
}

function pixels(length: Length, windowWidth: number): number {
  const value = Number.parseFloat(length);
  return length.endsWith('vw') ? (value / 100) * windowWidth : value;
}
