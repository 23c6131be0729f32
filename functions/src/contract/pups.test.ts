import { expect, test, vi } from 'vitest';
import { pupsAskedAbout, receivedPath, withoutQuestionAbout, withQuestionAbout } from './pups.ts';

const [DAISY, MALLEY] = vi.hoisted(() => [
  { key: 'daisy', name: 'Daisy' },
  { key: 'o-malley', name: 'O’Malley' },
]);
vi.mock('./farm.generated.ts', () => ({ FARM_PUPS: [MALLEY, DAISY] }));

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

test.each(['', 'Call at noon.', 'Call at noon.\n\nOr at one.'])(
  'a question is taken back, and "%s" stays',
  (written) => {
    const asked = withQuestionAbout('daisy', written);
    expect(withoutQuestionAbout(DAISY, asked)).toBe(written);
    expect(withoutQuestionAbout(DAISY, withQuestionAbout('o-malley', asked))).toBe(
      withQuestionAbout('o-malley', written),
    );
  },
);
