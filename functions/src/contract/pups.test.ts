import { expect, test, vi } from 'vitest';
import { withQuestionAbout } from './pups.ts';

vi.mock('./farm.generated.ts', () => ({ FARM_PUPS: [{ key: 'o-malley', name: 'O’Malley' }] }));

test.each([
  ['o-malley', '', 'We’d like to ask about O’Malley.'],
  ['o-malley', 'Call at noon.', 'Call at noon.\nWe’d like to ask about O’Malley.'],
  ['o-malley', 'Hi! We’d like to ask about O’Malley.', 'Hi! We’d like to ask about O’Malley.'],
  ['O’Malley', 'Hi!', 'Hi!'],
  [null, '', ''],
])('the key %s in an address makes "%s" to "%s"', (key, written, asked) => {
  expect(withQuestionAbout(key, written)).toBe(asked);
});
