import { expect, test } from 'vitest';
import { findCode } from './contact-link.ts';

const ID = '01940000-0000-7000-8000-00000000000a';
const TOKEN = 'abc-def_ghi-jkl_mno-AA';

test.each([
  ['in its link, on three lines and in brackets', `<https://farm.example/\n contacted#\n${ID}.${TOKEN}>.`],
  [
    'in a link of Safe Links',
    `https://nam02.example/?url=https%3A%2F%2Ffarm%2Fcontacted%23${ID}.${TOKEN}&data=05%7C02`,
  ],
  ['in a link of Google', `https://www.google.com/url?q=https://farm/contacted%23${ID}.${TOKEN}&sa=D&ust=17`],
  [
    'in a link of Proofpoint',
    `https://urldefense.example/v2/url?u=https-3A__farm_contacted-23${ID.replaceAll('-', '-2D')}.abc-2Ddef-5Fghi-2Djkl-5Fmno-2DAA&d=DwMF`,
  ],
  ['in a newer link of Proofpoint', `https://urldefense.example/v3/__https:/farm/contacted*${ID}.${TOKEN}__;Iw!!A-b_$`],
  [
    'in a link with all marks escaped twice',
    `${ID.replaceAll('-', '%252D')}%252Eabc%252Ddef%255Fghi%252Djkl%255Fmno%252DAA`,
  ],
])('finds a code %s', (_, text) => {
  expect(findCode(text)).toBe(`${ID}.${TOKEN}`);
});
