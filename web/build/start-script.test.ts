import { minifySync, transformWithOxc } from 'vite';
import { expect, test } from 'vitest';
import { START, withoutScript, withStartLine } from './start-script.ts';

const PAGE = '<body><script type="module" crossorigin src="/assets/a.js"></script></body>';

// A browser that cannot parse the start line would report a syntax error.
test('the start line is written in the syntax of 2016, so that compiling it to that changes nothing', async () => {
  const { code } = await transformWithOxc(START, 'start-line.js', { target: 'es2016' });
  expect(`${minifySync('start-line.js', code).code}`).toBe(minifySync('start-line.js', START).code);
});

test('the start line replaces the module script and contains which scripts to load, and when', () => {
  expect(withStartLine(PAGE, { parts: ['/assets/b.js', '/assets/c.js'], when: 'used' })).toBe(
    `<body><script data-entry="/assets/a.js" data-parts="/assets/b.js /assets/c.js" data-when="used">${START}</script></body>`,
  );
});

test('withoutScript removes the entry script', () => expect(withoutScript(PAGE)).toBe('<body></body>'));
