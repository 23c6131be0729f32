import { expect, test } from 'vitest';
import { htmlPage } from '../http/html-page.ts';
import { problemPage } from './form.ts';

// The accepted accessibility tree and pictures hold its texts, links, style and dark colors.
test('the problem page escapes markup in messages', () => {
  const page = htmlPage(problemPage({ error: `<img src=x onerror="alert('1')"> & more` }));
  expect(page).toContain('<li>&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; more</li>');
});
