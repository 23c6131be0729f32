import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const HEADING_FONT = '@fontsource/fraunces/files/fraunces-latin-600-normal.woff2';
export const BODY_FONT = '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2';

/** Font faces with embedded files, for a page that cannot load files. `fonts` maps each family to a file. */
export function embeddedFonts(fonts: Readonly<Record<string, string>>): string {
  const faces = Object.entries(fonts).map(([family, file]) => {
    const data = readFileSync(fileURLToPath(import.meta.resolve(file)), 'base64');
    return `@font-face { font-family: "${family}"; font-weight: 200 900; src: url(data:font/woff2;base64,${data}); }`;
  });
  return faces.join('');
}
