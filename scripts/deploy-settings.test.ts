import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import { DECLARED, findMistakes, settingsFiles } from './deploy-settings.ts';

const EXAMPLE = readFileSync('functions/.env.example', 'utf8');
const COMPLETE = EXAMPLE.replace('OWNER_EMAIL=', 'OWNER_EMAIL=owner@example.com');

test('.env.example lists every setting with its default', () => {
  const defaults = DECLARED.map(({ name, default: preset = '' }) => [name, String(preset)]);
  expect(parseEnv(EXAMPLE)).toEqual(Object.fromEntries(defaults));
});

test('the default limits are 5 requests per address, 2,000 per instance and 300 of suspected spam, and App Check only marks requests', () => {
  const limits = { LIMIT_PER_ADDRESS: '5', LIMIT_PER_INSTANCE: '2000', LIMIT_OF_SPAM: '300' };
  expect(parseEnv(EXAMPLE)).toMatchObject({ ...limits, APP_CHECK: 'flag' });
});

describe('a deploy continues', () => {
  test('with the example settings and the address of the owner', () => {
    expect(findMistakes([project(COMPLETE)])).toEqual([]);
  });

  test.each(['LIMIT_PER_ADDRESS=20', 'APP_CHECK=enforce', 'APP_CHECK_SITE_KEY=6Lc_x', 'MAIL_FROM="a.b+c@d-e.example"'])(
    'with %s',
    (line) => {
      expect(findMistakes([project(`${COMPLETE}\n${line}`)])).toEqual([]);
    },
  );
});

describe('a deploy stops with the file, the line and the correction', () => {
  test.each([
    ['LIMIT_PER_ADDRESS=', 'Write digits only, from 1 to 999999.'],
    ['LIMIT_PER_ADDRESS=0', 'Write digits only, from 1 to 999999.'],
    ['LIMIT_PER_INSTANCE=many', 'Write digits only, from 1 to 999999.'],
    ['LIMIT_OF_SPAM="1,000"', 'Write digits only, from 1 to 999999.'],
    ['LIMIT_OF_SPAM=-5', 'Write digits only, from 1 to 999999.'],
    ['APP_CHECK=', 'Write one of these: off, flag, enforce.'],
    ['APP_CHECK=on', 'Write one of these: off, flag, enforce.'],
    ['ACKNOWLEDGE=yes', 'Write one of these: off, on.'],
    ['OWNER_EMAIL=', 'Write one e-mail address, such as owner@example.com.'],
    ['OWNER_EMAIL=owner', 'Write one e-mail address, such as owner@example.com.'],
    ['OWNER_EMAIL=a@example.com, b@example.com', 'Write one e-mail address, such as owner@example.com.'],
    ['MAIL_FROM=Farm <farm@example.com>', 'Write one e-mail address, such as owner@example.com.'],
    ['MAIL_FROM=a;b@example.com', 'Write one e-mail address, such as owner@example.com.'],
    ['MAIL_FROM=farm@example', 'Write one e-mail address, such as owner@example.com.'],
  ])('with %s', (line, advice) => {
    const [name, value] = line.replaceAll('"', '').split('=');
    const above = COMPLETE.replace(/\n$/, '').split('\n');
    expect(findMistakes([project([...above, line, `# not ${line}`].join('\n'))])).toEqual([
      `functions/.env.a-farm:${above.length + 1}: ${name} is "${value}". ${advice}`,
    ]);
  });

  test('with several mistakes in the order of their declaration', () => {
    const text = 'LIMIT_OF_SPAM=0\r\n  export APP_CHECK = maybe\r\n';
    expect(findMistakes([project(text)])).toEqual([
      expect.stringMatching(/^functions\/\.env\.a-farm: LIMIT_PER_ADDRESS is missing\./),
      expect.stringMatching(/: LIMIT_PER_INSTANCE is missing\./),
      expect.stringMatching(/^functions\/\.env\.a-farm:1: LIMIT_OF_SPAM is "0"\./),
      expect.stringMatching(/: APP_CHECK_SITE_KEY is missing\./),
      expect.stringMatching(/^functions\/\.env\.a-farm:2: APP_CHECK is "maybe"\./),
      expect.stringMatching(/: OWNER_EMAIL is missing\./),
      expect.stringMatching(/: MAIL_FROM is missing\./),
      expect.stringMatching(/: ACKNOWLEDGE is missing\./),
    ]);
  });
});

describe('with two settings files', () => {
  test('the file of the project overrides the other, and a mistake is reported at its own line', () => {
    const folder = mkdtempSync(join(tmpdir(), 'settings-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const check = (all: string, own: string) => {
      writeFileSync(join(folder, '.env'), all);
      writeFileSync(join(folder, '.env.a-farm'), own);
      return findMistakes(settingsFiles(folder, 'a-farm'));
    };
    expect(check(COMPLETE, 'LIMIT_OF_SPAM=0')).toEqual([
      expect.stringMatching(/^functions\/\.env\.a-farm:1: LIMIT_OF/),
    ]);
    expect(check('LIMIT_OF_SPAM=0', COMPLETE)).toEqual([]);
    expect(check(`APP_CHECK=on\n${COMPLETE.replace(/^APP_CHECK=.*/m, '')}`, '')).toEqual([
      expect.stringMatching(/^functions\/\.env:1: APP_CHECK is/),
    ]);
  });
});

describe('the command', () => {
  test('names the missing file', () => {
    const { status, stderr } = check({ GCLOUD_PROJECT: 'a-project-without-settings' });
    expect([status, stderr.trim()]).toEqual([
      1,
      expect.stringMatching(/^functions\/\.env\.a-project-without-settings is missing\. [^\n]+$/),
    ]);
  });

  test('names the wrong setting', () => {
    const { status, stderr } = check({}, 'example');
    expect([status, stderr.trim()]).toEqual([
      1,
      expect.stringMatching(/^functions\/\.env\.example:\d+: OWNER_EMAIL is ""\. [^\n]+$/),
    ]);
  });

  test('checks the project of its argument, else the project of the deploy', () => {
    expect(check({ GCLOUD_PROJECT: 'demo-prairie-guardian' })).toMatchObject({ status: 0, stderr: '' });
    expect(check({ GCLOUD_PROJECT: 'another' }, 'demo-prairie-guardian')).toMatchObject({ status: 0, stderr: '' });
    expect(check({ GCLOUD_PROJECT: 'demo-prairie-guardian' }, 'another').stderr).toContain('functions/.env.another');
    expect(check({ GCLOUD_PROJECT: undefined }).stderr).toMatch(/^Usage: /);
  });
});

function project(text: string) {
  return { name: 'functions/.env.a-farm', text };
}

function check(env: NodeJS.ProcessEnv, ...args: string[]) {
  const options = { env: { ...process.env, ...env }, encoding: 'utf8' } as const;
  return spawnSync(process.execPath, ['scripts/check-deploy.ts', ...args], options);
}
