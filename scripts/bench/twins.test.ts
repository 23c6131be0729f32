import { expect, test } from 'vitest';
import { emptyRoot, withoutScript } from './twins.ts';

const HTML =
  '<head><link rel="modulepreload" href="/a.js"><title>T</title></head>' +
  '<body><div id="root"><div>page</div></div><script type="module" src="/a.js"></script></body>';

test('the script-free twin has everything but script', () => {
  expect(withoutScript(HTML)).toBe('<head><title>T</title></head><body><div id="root"><div>page</div></div></body>');
});

test('the default twin has everything but the page', () => {
  expect(emptyRoot(HTML)).toBe(HTML.replace('<div>page</div>', ''));
});
