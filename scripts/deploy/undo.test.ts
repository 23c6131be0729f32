import { expect, test } from 'vitest';
import { previousOf } from './undo.ts';

test.each([
  ['A B', 'A', 'the version before'],
  ['A B C B', 'A', 'after an undo, one further back'],
  ['A B C B D', 'B', 'after an undo and a new deploy, the one before that'],
  ['A B B2', 'A', 'after a repeated deploy, the last other build'],
  ['A', undefined, 'nothing after the first'],
  ['A B A', undefined, 'nothing further back than the first'],
])('an undo after %s restores %s: %s', (history, expected, _) => {
  const versions = history.split(' ').toReversed();
  const releases = versions.map((version) => ({ version, time: '', commit: version[0] ?? '' }));
  expect(previousOf(releases)?.version).toBe(expected);
});
