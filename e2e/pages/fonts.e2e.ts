import type { CDPSession } from '@playwright/test';
import { PATHS } from '../../web/src/routes.ts';
import { question } from '../fixtures/consultation-page.ts';
import { eventually, expect, test } from '../fixtures/test.ts';

/**
 * Polish, German and Vietnamese names. Each needs a different font file. The Polish name comes first, because the
 * browser would load a file without a `unicode-range` for it, although the name does not need that file.
 */
const ACCENTED = ['Łukasz', 'Jürgen', 'Nguyễn'];

test('a name with accents loads the font files that it needs', async ({ page, context }) => {
  const files = new Set<string>();
  page.on('request', (request) => request.resourceType() === 'font' && files.add(request.url()));
  const session = await context.newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  await page.goto(PATHS.consultation, { waitUntil: 'networkidle' });
  const atFirst = files.size;

  await question(page, 'firstName').fill("Mary-Ann O'Neill-José");
  await eventually(() => fontsDrawn(session)).toEqual([OURS]);
  expect(files.size).toBe(atFirst);

  for (const name of ACCENTED) {
    const before = files.size;
    await question(page, 'firstName').fill(name);
    await eventually(() => fontsDrawn(session)).toEqual([OURS]);
    // A name of the farm may have loaded the file before.
    expect(files.size - before).toBeLessThanOrEqual(1);
  }
});

const OURS = { familyName: expect.stringContaining('Source Sans'), isCustomFont: true };

/** The fonts in which the browser draws the first name. */
async function fontsDrawn(session: CDPSession) {
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: '[name=firstName]' });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName, isCustomFont }) => ({ familyName, isCustomFont }));
}
