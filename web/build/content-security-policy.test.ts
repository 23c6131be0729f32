import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { loadEnv } from 'vite';
import { afterEach, expect, test, vi } from 'vitest';
import { APP_CHECK, hash, pagePolicy } from './content-security-policy.ts';
import { START } from './start-script.ts';

vi.mock(import('vite'), async (original) => {
  const vite = await original();
  return { ...vite, loadEnv: vi.fn(vite.loadEnv) };
});

afterEach(() => vi.unstubAllEnvs());

test('the page allows only our own scripts, and with a site key those that App Check needs', () => {
  expect(directivesOf(policyWith(''))['script-src']).toEqual(["'self'", hash(START)]);
  expect(policyWith('')).not.toMatch(/recaptcha|googleapis/);
  const [strict, policy] = ['', 'a site key'].map((siteKey) => directivesOf(policyWith(siteKey)));
  strict?.['script-src']?.push(...APP_CHECK);
  expect(policy).toEqual(strict);
});

test('a site key in a file of web/ counts, too, because Vite builds it into the pages', () => {
  vi.mocked(loadEnv).mockReturnValueOnce({ VITE_APP_CHECK_SITE_KEY: 'a site key' });
  expect(directivesOf(pagePolicy('<head></head>'))['script-src']).toEqual(expect.arrayContaining(APP_CHECK));
  expect(loadEnv).toHaveBeenLastCalledWith('production', join(import.meta.dirname, '../'));
});

test('the page allows the script that Firebase uses', () => {
  const firebaseJs = createRequire(import.meta.url).resolve('firebase/app-check');
  const code = readFileSync(createRequire(firebaseJs).resolve('@firebase/app-check'), 'utf8');
  const { 'script-src': scripts = [] } = directivesOf(policyWith('a site key'));
  const [script = ''] = /https:[^']*enterprise\.js/.exec(code) ?? [];
  expect(scripts.some((source) => script.startsWith(source))).toBe(true);
});

test('the page allows the styles in it by their hashes, and what Emotion adds', () => {
  const html = '<head><style data-x="">a{}</style></head><body><style>b{}</style></body>';
  expect(directivesOf(pagePolicy(html))['style-src']).toEqual(['', 'a{}', 'b{}'].map(hash));
});

function policyWith(siteKey: string): string {
  vi.stubEnv('VITE_APP_CHECK_SITE_KEY', siteKey);
  return pagePolicy('<head></head>');
}

function directivesOf(policy: string): Record<string, string[]> {
  const directives = policy.split('; ').map((directive) => directive.split(' '));
  return Object.fromEntries(directives.map(([name = '', ...sources]) => [name, sources]));
}
