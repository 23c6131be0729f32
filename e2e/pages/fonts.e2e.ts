import type { CDPSession } from '@playwright/test';
import { PATHS } from '../../web/src/routes.ts';
import { question } from '../fixtures/consultation-page.ts';
import { eventually, expect, test } from '../fixtures/test.ts';

/** Names with the letters of English, Polish, German and Vietnamese. Each needs a different font file. */
const NAMES = ["Mary-Ann O'Neill-José", 'Łukasz', 'Jürgen', 'Nguyễn'];

test('names with accents are drawn in the font of the page', async ({ page, context }) => {
  const session = await context.newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  await page.goto(PATHS.consultation, { waitUntil: 'networkidle' });
  for (const name of NAMES) {
    await question(page, 'firstName').fill(name);
    const ours = { familyName: expect.stringContaining('Source Sans'), isCustomFont: true };
    await eventually(() => fontsDrawn(session)).toEqual([expect.objectContaining(ours)]);
  }
});

/** The fonts in which the browser draws the first name. */
async function fontsDrawn(session: CDPSession) {
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: '[name=firstName]' });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts;
}
