import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterEach, expect, test, vi } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

afterEach(() => vi.unstubAllEnvs());

test('without a site key, the policy allows only our own scripts', () => {
  const policy = policyWith('');
  expect(directivesOf(policy)['script-src']).toEqual(["'self'", expect.stringMatching(/^'sha256-/)]);
  expect(policy).not.toMatch(/recaptcha|googleapis/);
});

test('with a site key, the policy adds only the sources that App Check needs', () => {
  const [strict, policy] = ['', 'a site key'].map((siteKey) => directivesOf(policyWith(siteKey)));
  const added = {
    'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    'connect-src': ['https://content-firebaseappcheck.googleapis.com', 'https://www.google.com/recaptcha/'],
    'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  };
  for (const [name, sources] of Object.entries(added)) strict?.[name]?.push(...sources);
  expect(policy).toEqual(strict);
});

test('the policy allows the script and the API that Firebase uses', () => {
  const firebaseJs = createRequire(import.meta.url).resolve('firebase/app-check');
  const code = readFileSync(createRequire(firebaseJs).resolve('@firebase/app-check'), 'utf8');
  const { 'script-src': scripts = [], 'connect-src': asked = [] } = directivesOf(policyWith('a site key'));
  const [script = ''] = /https:[^']*enterprise\.js/.exec(code) ?? [];
  const [address = ''] = /https:[^']*firebaseappcheck\.googleapis\.com/.exec(code) ?? [];
  expect(scripts.some((source) => script.startsWith(source))).toBe(true);
  expect(asked).toContain(address);
});

function policyWith(siteKey: string): string {
  vi.stubEnv('VITE_APP_CHECK_SITE_KEY', siteKey);
  return contentSecurityPolicy([]);
}

function directivesOf(policy: string): Record<string, string[]> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}
