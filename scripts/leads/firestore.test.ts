import { expect, test } from 'vitest';
import { refusalOf } from './firestore.ts';

test('a sentence says that the account may not read the project, and any other failure is left as it is', () => {
  const [denied, other] = [7, 14].map((code) => Object.assign(new Error('no'), { code }));
  expect(refusalOf(denied, 'farm')).toMatchObject({
    message: expect.stringContaining('may not read the project farm'),
  });
  expect(refusalOf(other, 'farm')).toBe(other);
});
