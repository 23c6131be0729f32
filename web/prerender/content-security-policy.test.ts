import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test, vi } from 'vitest';
import firebase from '../../firebase.json' with { type: 'json' };
import { APP_CHECK, hash, pagePolicy } from './content-security-policy.ts';
import { START } from './start-script.ts';

test('the page allows only our own scripts, and with a site key those that App Check needs', () => {
  const [strict = '', open = ''] = ['', 'a site key'].map((siteKey) => {
    vi.stubEnv('VITE_APP_CHECK_SITE_KEY', siteKey);
    return pagePolicy('<head></head>');
  });
  expect(strict).toMatch(`script-src 'self' ${hash(START)};`);
  expect(open).toBe(strict.replace(hash(START), (start) => [start, ...APP_CHECK].join(' ')));
});

// A browser runs the start line only if this policy allows it, too.
test('Hosting allows the start line by its hash, which changes with its code and with the bundler', () => {
  const policies = firebase.hosting.headers.find(({ source }) => source === '**')?.headers;
  const value = expect.stringContaining(`script-src 'self' ${hash(START)} `);
  expect(policies).toContainEqual({ key: 'Content-Security-Policy', value });
});

test('the page allows the script that Firebase loads for App Check', () => {
  const firebaseJs = createRequire(import.meta.url).resolve('firebase/app-check');
  const code = readFileSync(createRequire(firebaseJs).resolve('@firebase/app-check'), 'utf8');
  const [script = ''] = /https:[^']*enterprise\.js/.exec(code) ?? [];
  expect(APP_CHECK.some((source) => script.startsWith(source))).toBe(true);
});
