import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** The ascent and descent of our fonts, in percent of the font size. */
const METRICS = { Fraunces: [97.8, 25.5], 'Source Sans': [102.4, 40] } as const;
const FACES =
  /font-family: "(Fraunces|Source Sans) [^}]*size-adjust: ([\d.]+)%;\s*ascent-override: ([\d.]+)%;\s*descent-override: ([\d.]+)%/g;
const css = readFileSync(join(import.meta.dirname, 'fonts.css'), 'utf8');

test('each fallback font has the ascent and descent of its web font, so that text does not move', () => {
  const faces = [...css.matchAll(FACES)];
  expect(faces).toHaveLength(css.split('@font-face {').length - 1);
  for (const [face, font, size, ...heights] of faces) {
    const adjusted = heights.map((height) => (Number(height) * Number(size)) / 100);
    const [ascent, descent] = METRICS[font as keyof typeof METRICS];
    expect(adjusted, face).toEqual([expect.closeTo(ascent, 0), expect.closeTo(descent, 0)]);
  }
});

test('the theme uses each fallback font, and each local font is listed by its PostScript name', () => {
  const tokens = readFileSync(join(import.meta.dirname, 'theme/tokens.ts'), 'utf8');
  for (const [, family] of css.matchAll(/font-family: "(.*)"/g)) expect(tokens).toContain(`'${family}'`);
  for (const [, name] of css.matchAll(/local\((.+?)\)/g)) expect(name).toMatch(/^"[\w-]+"$/);
});
