import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { FORM_PATH } from '../contract/call.ts';
import { FARM_NAME, FARM_PHONE } from '../contract/farm.ts';
import { escaped, htmlPage, PAGE_POLICY } from '../http/html-page.ts';
import { problemPage } from './problem-page.ts';

describe('the problem page', () => {
  const html = pageOf({ error: 'One.', fieldErrors: { firstName: 'One.', email: 'Two.' } });

  test('has a heading and lists each message once', () => {
    expect(html).toContain('<h1>There is a problem</h1>');
    expect(html).toContain('<title>There is a problem | ');
    expect(html.match(/<li>.*<\/li>/g)).toEqual(['<li>One.</li>', '<li>Two.</li>']);
  });

  test('shows how to get back to the form, and the phone number', () => {
    expect(html).toContain(`<a href="${FORM_PATH}">`);
    expect(html).toMatch(/Back button.*your answers are still in the form/);
    expect(html).toContain(`>${FARM_PHONE}</a>`);
    expect(html).toMatch(/href="tel:\+1\d{10}"/);
    expect(html).toContain(escaped(FARM_NAME));
  });

  test('declares language, charset, viewport and both color schemes', () => {
    expect(html).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(html).toContain('<meta charset="utf-8">');
    expect(html).toContain('content="width=device-width, initial-scale=1"');
    expect(html).toContain('color-scheme:light dark');
    expect(html).toContain('@media (prefers-color-scheme:dark)');
  });

  test('has no script, and only the style that its policy allows', () => {
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
    expect(html).not.toMatch(/<script| style=| on\w+=/);
    expect(html.match(/<style/g)).toHaveLength(1);
    expect(PAGE_POLICY).toContain(`style-src 'sha256-${createHash('sha256').update(style).digest('base64')}';`);
  });

  test('escapes markup in messages', () => {
    const page = pageOf({ error: `<img src=x onerror="alert('1')"> & more` });
    expect(page).toContain('<li>&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; more</li>');
  });
});

function pageOf(refused: Parameters<typeof problemPage>[0]): string {
  return htmlPage(problemPage(refused));
}
