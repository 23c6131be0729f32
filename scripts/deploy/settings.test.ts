import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { DECLARED, findMistakes, missingDefaults, settingsFiles } from './settings.ts';

const EXAMPLE = readFileSync('functions/.env.example', 'utf8');
const REQUIRED = { OWNER_EMAIL: 'owner@example.com', MAIL_FROM: 'website@example.com', ACKNOWLEDGE: 'on' };
const REQUIRED_LINES = Object.entries(REQUIRED)
  .map((each) => each.join('='))
  .join('\n');
const COMPLETE = `${EXAMPLE}${REQUIRED_LINES}`;
const NUMBER = 'Write digits only, from 1 to 999999.';
const OWNERS = 'Write an e-mail address, such as owner@example.com, or several with commas between them.';
const SENDER = 'Write one e-mail address, such as website@example.com.';
const LINE = 'This line cannot be read. Write NAME=value, with straight quotation marks or none.';

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
  'OWNER_EMAIL=a@example.com,b@example.com , c@example.com # three',
  "export ACKNOWLEDGE = 'off'\r",
])('a deploy continues with the example settings, the required ones, and %j', (line) =>
  expect(findMistakes([project(`${COMPLETE}\n${line}`)])).toEqual([]),
);

test.each([
  ['LIMIT_PER_ADDRESS=0', NUMBER],
  ['LIMIT_PER_INSTANCE=many', NUMBER],
  ['LIMIT_OF_SPAM="1,000"', NUMBER],
  ['LIMIT_OF_SPAM=-5', NUMBER],
  ['ACKNOWLEDGE=yes', 'Write one of these: off, on.'],
  ['OWNER_EMAIL=a@example.com b@example.com', OWNERS],
  ['OWNER_EMAIL=a@example.com,', OWNERS],
  ['MAIL_FROM=a@example.com, b@example.com', SENDER],
  ['MAIL_FROM=Farm <farm@example.com>', SENDER],
  ['MAIL_FROM=a;b@example.com', SENDER],
  ['MAIL_FROM=farm@example', SENDER],
])('%s stops a deploy with the file, the line and the correction', (line, advice) => {
  const [name, value] = line.replaceAll('"', '').split('=');
  const above = COMPLETE.split('\n');
  expect(findMistakes([project([...above, line, `# not ${line}`].join('\n'))])).toEqual([
    `functions/.env.a-farm:${above.length + 1}: ${name} is "${value}". ${advice}`,
  ]);
});

test('settings without a default stop a deploy, which says what they are for, if they are missing or empty', () => {
  const names = Object.keys(REQUIRED);
  const asked = (...places: string[]) =>
    names.map((name, index) =>
      expect.stringMatching(`a-farm${places[index] ?? ''}: ${name} has no value\\. .+ Write `),
    );
  expect(findMistakes([project('LIMIT_OF_SPAM=7')])).toEqual(asked());
  const empty = project(`LIMIT_OF_SPAM=7\n${names.join('=\n')}=`);
  expect(findMistakes([empty])).toEqual(asked(':2', ':3', ':4'));
  const defaults = EXAMPLE.match(/^\w+=.*/gm)?.filter((line) => !/^(OWNER|MAIL|ACK|LIMIT_OF)/.test(line));
  expect(missingDefaults([empty])).toEqual(defaults);
});

test.each(['ACKNOWLEDGE=“on”', 'APP_CHECK_SITE_KEY=‘key’', 'OWNER_EMAIL="owner@example.com', 'SITE_ORIGIN: x'])(
  'a line that is no setting, or has other quotation marks, stops a deploy: %s',
  (line) => {
    expect(findMistakes([project(`${line}\n${COMPLETE}`)])).toEqual([`functions/.env.a-farm:1: ${LINE}`]);
  },
);

test.each([
  ['farm@gmail.com', 'farm@gmail.com'],
  ['a@example.com, farm@example.com', 'Farm+website@example.com'],
  ['thefarm@googlemail.com', 'the.farm@gmail.com'],
])(
  'a deploy stops if the owner %s would get mails from the same mailbox %s, because replies would not reach the family',
  (owner, from) => {
    const settings = `${COMPLETE}\nOWNER_EMAIL=${owner}\nMAIL_FROM=${from}`;
    expect(findMistakes([project(settings)])).toEqual([
      expect.stringMatching(/^functions\/\.env\.a-farm:\d+: MAIL_FROM is ".+", a mailbox of OWNER_EMAIL\. .+ Write/),
    ]);
  },
);

test('the command adds the defaults to the file of the project', () => {
  const file = 'functions/.env.test-of-defaults';
  onTestFinished(() => rmSync(file));
  // Editors for Windows begin a file with a byte order mark.
  writeFileSync(file, `\ufeffAPP_CHECK=off\n${REQUIRED_LINES}`);
  const check = () => spawnSync('node', ['scripts/deploy/check-settings.ts', 'test-of-defaults'], { encoding: 'utf8' });
  expect(check().stdout).toMatch(/^Added to functions\/\.env\.test-of-defaults, .*LIMIT_OF_SPAM=300/);
  expect(readFileSync(file, 'utf8').match(/(APP_CHECK|LIMIT_OF_SPAM)=.*/g)).toEqual([
    'APP_CHECK=off',
    'LIMIT_OF_SPAM=300',
  ]);
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
  expect(check('another', 'example')).toMatch(/^functions\/\.env\.example:\d+: OWNER_EMAIL has no value\. /);
  expect(check('demo-prairie-guardian')).toBe('');
  expect(check(undefined)).toMatch(/^Usage: /);
});

function project(text: string) {
  return { name: 'functions/.env.a-farm', text };
}
