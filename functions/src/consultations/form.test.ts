import { expect, test, vi } from 'vitest';
import { htmlPage } from '../http/html-page.ts';
import { answersFromForm, problemPage } from './form.ts';

test('a form with as many names as fit is read without looking up each of them in all', () => {
  const form = new URLSearchParams(Array.from({ length: 13_901 }, (_, index) => `${index.toString(36)}=`).join('&'));
  const getAll = vi.spyOn(form, 'getAll');
  expect(Object.keys(answersFromForm(form))).toHaveLength(13_901);
  expect(getAll).not.toHaveBeenCalled();
});

// The accepted accessibility tree and pictures hold its texts, links, style and dark colors.
test('the problem page escapes markup in messages', () => {
  const page = htmlPage(problemPage({ error: `<img src=x onerror="alert('1')"> & more` }));
  expect(page).toContain('<li>&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; more</li>');
});
