import { expect, test, vi } from 'vitest';
import {
  askPath,
  PUP_PARAMETER,
  pupsAskedAbout,
  receivedPath,
  rowId,
  withoutQuestionAbout,
  withQuestionAbout,
} from './pups.ts';

const [DAISY, MALLEY, MOMO] = vi.hoisted(() => [
  { key: 'daisy', name: 'Daisy' },
  { key: 'o-malley', name: 'O’Malley' },
  { key: '모모-bjørn', name: '모모 Bjørn' },
]);
vi.mock('./farm.generated.ts', () => ({ FARM_PUPS: [MALLEY, DAISY, MOMO] }));

test.each([
  ['o-malley', '', 'We’d like to ask about O’Malley.'],
  ['o-malley', 'Call at noon.', 'We’d like to ask about O’Malley.\nCall at noon.'],
  ['o-malley', 'Hi! We’d like to ask about O’Malley.', 'Hi! We’d like to ask about O’Malley.'],
  ['O’Malley', 'Hi!', 'Hi!'],
  [null, '', ''],
])('the key %s in an address makes "%s" to "%s"', (key, written, asked) => {
  expect(withQuestionAbout(key, written)).toBe(asked);
});

test.each([
  ['We’d like to ask about Daisy May.', [], '/consultation-received'],
  ['Hi! We’d like to ask about Daisy. Soon!', [DAISY], '/consultation-received#about-daisy'],
  [
    withQuestionAbout('daisy', withQuestionAbout('o-malley', '')),
    [MALLEY, DAISY],
    '/consultation-received#about-daisy',
  ],
])('"%s" asks about the pups %j, and the thank-you page without script is %s', (written, pups, path) => {
  expect(pupsAskedAbout(written)).toEqual(pups);
  expect(receivedPath(pups)).toBe(path);
});

test('addresses name a pup with any letters, and consist of characters that a header may contain', () => {
  const addresses = [askPath(MOMO.key), receivedPath([MOMO])];
  for (const address of addresses) expect(address).toMatch(/^[\x21-\x7e]+$/);
  const [asks, received] = addresses.map((address) => new URL(address, 'https://farm.example'));
  expect(asks?.searchParams.get(PUP_PARAMETER)).toBe(MOMO.key);
  for (const url of [asks, received]) expect(decodeURIComponent(url?.hash ?? '')).toBe(`#${rowId(MOMO.key)}`);
});

test.each(['', 'Call at noon.', 'Call at noon.\n\nOr at one.'])(
  'a question is taken back, and "%s" stays',
  (written) => {
    const asked = withQuestionAbout('daisy', written);
    expect(withoutQuestionAbout(DAISY, asked)).toBe(written);
    expect(withQuestionAbout('daisy', asked, ['daisy'])).toBe(written);
    expect(withoutQuestionAbout(DAISY, withQuestionAbout('o-malley', asked))).toBe(
      withQuestionAbout('o-malley', written),
    );
  },
);
