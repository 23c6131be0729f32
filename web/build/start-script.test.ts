import { parse } from 'acorn';
import { expect, test } from 'vitest';
import { START, withoutScript, withStartLine } from './start-script.ts';

const PAGE = '<body><script type="module" crossorigin src="/assets/a.js"></script></body>';

// A browser that cannot even read it would report an error instead of keeping the served page in silence.
test('the start line is written in the language of 2016', () => {
  expect(() => parse(START, { ecmaVersion: 2016 })).not.toThrow();
});

test('the start line takes the place of the script and knows when to ask for it', () => {
  expect(withStartLine(PAGE, 'touched')).toBe(
    `<body><script data-entry="/assets/a.js" data-when="touched">${START}</script></body>`,
  );
});

test('a page without script has none', () => {
  expect(withoutScript(PAGE)).toBe('<body></body>');
});

test('a built page that names no script is an error', () => {
  expect(() => withoutScript('<body></body>')).toThrow('names no entry');
});
