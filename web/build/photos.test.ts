import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { refuseTwins } from './photos.ts';

test('one photo for two pictures stops the build, which would lose one of them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'twins-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'eggs.jpg'), 'same');
  writeFileSync(join(folder, 'hero.jpg'), 'other');
  expect(() => refuseTwins(folder)).not.toThrow();
  writeFileSync(join(folder, 'story-one.jpg'), 'same');
  expect(() => refuseTwins(folder)).toThrow(/eggs\.jpg and story-one\.jpg/);
});
