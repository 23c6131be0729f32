import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { DECLARED, findMistakes, missingDefaults, settingsFiles } from './settings.ts';

const EXAMPLE = readFileSync('functions/.env.example', 'utf8');
const COMPLETE = EXAMPLE.replace('OWNER_EMAIL=', 'OWNER_EMAIL=owner@example.com');
const NUMBER = 'Write digits only, from 1 to 999999.';
const ADDRESS = 'Write one e-mail address, such as owner@example.com.';

test('.env.example lists every setting with its default', () => {
  const defaults = DECLARED.map(({ name, default: preset = '' }) => [name, String(preset)]);
  expect(parseEnv(EXAMPLE)).toEqual(Object.fromEntries(defaults));
});

test('the default limits are 5 requests per address, 2,000 per instance and 300 of suspected spam, and App Check only marks requests', () => {
  const limits = { LIMIT_PER_ADDRESS: '5', LIMIT_PER_INSTANCE: '2000', LIMIT_OF_SPAM: '300' };
  expect(parseEnv(EXAMPLE)).toMatchObject({ ...limits, APP_CHECK: 'flag' });
});

test.each([
  '',
  'LIMIT_PER_ADDRESS=20',
  'APP_CHECK=enforce',
  'APP_CHECK_SITE_KEY=6Lc_x',
  'MAIL_FROM="a.b+c@d-e.example"',
])('a deploy continues with the example settings, the address of the owner, and %j', (line) =>
  expect(findMistakes([project(`${COMPLETE}\n${line}`)])).toEqual([]),
);

test.each([
  ['LIMIT_PER_ADDRESS=', NUMBER],
  ['LIMIT_PER_ADDRESS=0', NUMBER],
  ['LIMIT_PER_INSTANCE=many', NUMBER],
  ['LIMIT_OF_SPAM="1,000"', NUMBER],
  ['LIMIT_OF_SPAM=-5', NUMBER],
  ['APP_CHECK=', 'Write one of these: off, flag, enforce.'],
  ['ACKNOWLEDGE=yes', 'Write one of these: off, on.'],
  ['OWNER_EMAIL=', ADDRESS],
  ['OWNER_EMAIL=a@example.com, b@example.com', ADDRESS],
  ['MAIL_FROM=Farm <farm@example.com>', ADDRESS],
  ['MAIL_FROM=a;b@example.com', ADDRESS],
  ['MAIL_FROM=farm@example', ADDRESS],
])('%s stops a deploy with the file, the line and the correction', (line, advice) => {
  const [name, value] = line.replaceAll('"', '').split('=');
  const above = COMPLETE.replace(/\n$/, '').split('\n');
  expect(findMistakes([project([...above, line, `# not ${line}`].join('\n'))])).toEqual([
    `functions/.env.a-farm:${above.length + 1}: ${name} is "${value}". ${advice}`,
  ]);
});

test('a missing setting without a default stops a deploy, and the others get their default', () => {
  const files = [project('LIMIT_OF_SPAM=7')];
  expect(findMistakes(files)).toEqual([expect.stringMatching(/^functions\/\.env\.a-farm: OWNER_EMAIL is missing\./)]);
  const lines = COMPLETE.match(/^\w+=.*/gm)?.filter((line) => !/^(OWNER_EMAIL|LIMIT_OF_SPAM)=/.test(line));
  expect(missingDefaults(files).toSorted()).toEqual(lines?.toSorted());
});

test('the command adds the defaults to the file of the project', () => {
  const file = 'functions/.env.test-of-defaults';
  onTestFinished(() => rmSync(file));
  writeFileSync(file, 'OWNER_EMAIL=owner@example.com\nAPP_CHECK=off');
  const check = () => spawnSync('node', ['scripts/deploy/check-settings.ts', 'test-of-defaults'], { encoding: 'utf8' });
  expect(check().stdout).toMatch(/^Added to functions\/\.env\.test-of-defaults, .*ACKNOWLEDGE=off/);
  expect(parseEnv(readFileSync(file, 'utf8'))).toMatchObject({ APP_CHECK: 'off', LIMIT_OF_SPAM: '300' });
  expect(check().stdout).toBe('');
});

test('the file of the project overrides the other, and a mistake is reported at its own line', () => {
  const folder = mkdtempSync(join(tmpdir(), 'settings-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const check = (all: string, own: string) => {
    writeFileSync(join(folder, '.env'), all);
    writeFileSync(join(folder, '.env.a-farm'), own);
    return findMistakes(settingsFiles(folder, 'a-farm'));
  };
  expect(check(COMPLETE, 'LIMIT_OF_SPAM=0')).toEqual([expect.stringMatching(/^functions\/\.env\.a-farm:1: LIMIT_OF/)]);
  expect(check('LIMIT_OF_SPAM=0', COMPLETE)).toEqual([]);
});

test('the command names the missing file and the wrong setting of the project of its argument or of the deploy', () => {
  const check = (GCLOUD_PROJECT: string | undefined, ...args: string[]) =>
    spawnSync('node', ['scripts/deploy/check-settings.ts', ...args], {
      env: { ...process.env, GCLOUD_PROJECT },
      encoding: 'utf8',
    }).stderr;
  expect(check('another')).toMatch(/^functions\/\.env\.another is missing\. [^\n]+\n$/);
  expect(check('another', 'example')).toMatch(/^functions\/\.env\.example:\d+: OWNER_EMAIL is ""\. [^\n]+\n$/);
  expect(check('demo-prairie-guardian')).toBe('');
  expect(check(undefined)).toMatch(/^Usage: /);
});

function project(text: string) {
  return { name: 'functions/.env.a-farm', text };
}
