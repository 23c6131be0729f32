import { expect, test } from 'vitest';
import { emptyRoot, scriptsOf, withoutScript } from './twins.ts';

const HTML =
  '<head><link rel="preload" href="/a.svg" as="image"><link rel="modulepreload" href="/a.js"><title>T</title></head>' +
  '<body><div id="root"><div>page</div></div><script data-entry="/assets/a.js">start()</script></body>';

test('the script-free twin has everything but script', () => {
  expect(withoutScript(HTML)).toBe(
    '<head><link rel="preload" href="/a.svg" as="image"><title>T</title></head>' +
      '<body><div id="root"><div>page</div></div></body>',
  );
});

test('the default twin has everything but the page and its preloaded picture, and fetches its script at once', () => {
  const twin = emptyRoot(HTML, ['/assets/a.js', '/assets/b.js']);
  expect(twin).toContain('<link rel="modulepreload" crossorigin href="/assets/b.js"></head>');
  expect(twin).not.toContain('rel="preload"');
  expect(twin).toContain('<div id="root"></div><script type="module" crossorigin src="/assets/a.js"></script>');
});

test('the scripts of the default twin are the entry, all chunks that it imports, and their static imports', () => {
  const files: Record<string, string> = {
    '/assets/a.js': 'import(`./b.js`)',
    '/assets/b.js': 'import{x}from"./c.js";import("./page.js")',
    '/assets/c.js': '',
  };
  expect(scriptsOf(HTML, (path) => files[path] ?? '')).toEqual(['/assets/a.js', '/assets/b.js', '/assets/c.js']);
});
