import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { DECLARED, findMistakes, requireSettings } from './check-settings.ts';

const EXAMPLE = readFileSync('functions/.env.example', 'utf8');
const COMPLETE = `${EXAMPLE}MAIL_FROM=website@example.com\nACKNOWLEDGE=on\n`;
const NUMBER = 'Write digits only, from 1 to 999999.';
const SENDER = 'Write one email address, such as website@example.com.';

test('.env.example lists every setting with its default', () => {
  const defaults = DECLARED.map(({ name, default: preset = '' }) => [name, String(preset)]);
  expect(parseEnv(EXAMPLE)).toEqual(Object.fromEntries(defaults));
});

test.each([
  '',
  'MAIL_FROM=a.b+c@d-e.example',
  'MAIL_FROM=a@example.com # the website',
  ' ACKNOWLEDGE = off \r',
  // Editors for Windows begin a file with a byte order mark.
  '\ufeffACKNOWLEDGE=off',
])('a deploy continues with the example settings, the required ones, and %j', (line) =>
  expect(findMistakes(`${COMPLETE}${line}`)).toEqual([]),
);

test.each([
  ['LIMIT_PER_ADDRESS=0', `LIMIT_PER_ADDRESS is "0". ${NUMBER} The default is LIMIT_PER_ADDRESS=5`],
  ['LIMIT_OF_SPAM=', /^LIMIT_OF_SPAM has no value\. Suspected spam .+ The default is LIMIT_OF_SPAM=300$/],
  ['ACKNOWLEDGE=“on”', 'ACKNOWLEDGE is "“on”". Write one of these: off, on.'],
  ['MAIL_FROM=`a@example.com`', 'Write values without quotation marks.'],
  ['APP_CHECK_SITE_KEY=a key', /^APP_CHECK_SITE_KEY is "a key"\. Write /],
  ['MAIL_FROM=Farm <farm@example.com>', `MAIL_FROM is "Farm <farm@example.com>". ${SENDER}`],
  ['MAIL_FROM=farm@example', `MAIL_FROM is "farm@example". ${SENDER}`],
])('%s stops a deploy with the correction', (line, message) => {
  const mistakes = findMistakes(`${COMPLETE}${line}\n# not ${line}`);
  expect(mistakes).toEqual([typeof message === 'string' ? message : expect.stringMatching(message)]);
});

test('each setting needs a line, because the Firebase CLI does not deploy defaults', () => {
  const names = DECLARED.map(({ name }) => expect.stringContaining(`${name} has no value. `));
  expect(findMistakes('MAIL_FROM: x')).toEqual(names);
});

const KEY = 'APP_CHECK_SITE_KEY=6Lc_x-y';
const ANOTHER_KEY = [expect.stringMatching(/^APP_CHECK_SITE_KEY is .+ Write the same key/)];
/** Does not print the addresses, because the log of a deploy may be public. */
const NO_ADDRESS = [expect.stringMatching(/^The secret OWNER_EMAIL is no email address\. /)];
const SAME_MAILBOX = [
  expect.stringMatching(/^MAIL_FROM is ".+", a mailbox of OWNER_EMAIL\. .+ Write an address of another/),
];

test.each<readonly [string, string, string | undefined, readonly unknown[]]>([
  [KEY, '6Lc_x-y', undefined, []],
  [KEY, '', undefined, ANOTHER_KEY],
  [KEY, '6Lc', undefined, ANOTHER_KEY],
  ['', '6Lc', undefined, ANOTHER_KEY],
  ['', '', 'a@example.com,b@example.com , c@example.com\n', []],
  ...['', 'owner', 'a@example.com b@example.com', 'a@example.com,'].map(
    (owners) => ['', '', owners, NO_ADDRESS] as const,
  ),
  ['MAIL_FROM=The.Farm+site@gmail.com', '', 'a@example.com, thefarm@googlemail.com', SAME_MAILBOX],
])("with %j, the pages' App Check key %j and the owners %j a deploy says %j", (line, key, owners, mistakes) =>
  expect(findMistakes(`${COMPLETE}${line}`, key, owners)).toEqual(mistakes),
);

test('a deploy names the missing file, and the wrong settings of its project', () => {
  expect(() => requireSettings('another')).toThrow(/^functions\/\.env\.another is missing\. /);
  expect(() => requireSettings('example')).toThrow(/^functions\/\.env\.example: MAIL_FROM has no value\. /);
  requireSettings('demo-prairie-guardian');
});
