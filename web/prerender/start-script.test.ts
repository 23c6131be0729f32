import { minifySync, transformWithOxc } from 'vite';
import { expect, test } from 'vitest';
import { START } from './start-script.ts';

// A browser that cannot parse the start line would report a syntax error.
test('the start line is written in the syntax of 2016, so that compiling it to that changes nothing', async () => {
  const { code } = await transformWithOxc(START, 'start-line.js', { target: 'es2016' });
  expect(`${minifySync('start-line.js', code).code}`).toBe(minifySync('start-line.js', START).code);
});
