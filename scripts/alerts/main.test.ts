import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { HONEYPOT_FIELD } from '../../functions/src/contract/call.ts';
import { owner, submit } from '../../functions/src/index.ts';
import { createAlarms, uptimeChecks } from './main.ts';
import { POLICIES } from './policies.ts';

test('creates the channels, the uptime checks and every alarm, and excludes the log with addresses', () => {
  const calls = callsOf('');
  const created = calls.filter((call) => / create /.test(call));
  expect(created[0]).toMatch(/channels create --type=email .*email_address=owner@example\.com/);
  expect(created[1]).toMatch(/channels create --type=sms .*number=\+14055550100/);
  expect(created).toContainEqual(expect.stringMatching(/--matcher-content="id" .*--request-method=post .* --body=\{/));
  for (const policy of POLICIES)
    expect(created).toContainEqual(
      expect.stringContaining(`--policy=${JSON.stringify(policy)} --notification-channels=new,new `),
    );
  expect(calls.at(-1)).toContain(
    '_Default --add-exclusion=name=request-log,filter=log_id("run.googleapis.com/requests")',
  );
});

test('replaces what an earlier run created, and keeps the channels, which may be verified', () => {
  const calls = callsOf('old\nolder');
  expect(calls).toContainEqual(
    expect.stringMatching(/channels update old --update-channel-labels=email_address=owner@/),
  );
  // Nothing is deleted before all alarms are there, and only what has the label.
  for (const [kind, all] of Object.entries({ uptime: uptimeChecks(), policies: POLICIES }))
    expect(calls.filter((call) => call.includes(` ${kind} `))).toEqual([
      expect.stringMatching(/ list\S* --filter=userLabels.created-by=npm-run-alerts /),
      ...all.map(() => expect.stringMatching(/ create .* --user-labels=created-by=npm-run-alerts$/)),
      expect.stringContaining(' delete old'),
      expect.stringContaining(' delete older'),
    ]);
  expect(calls.filter((call) => / channels (create|delete) /.test(call))).toEqual([]);
});

// e2e/hosting/functions.e2e.ts sends such a request.
test('the check of the form sends suspected spam, which nobody else can send', () => {
  const { post = '' } = uptimeChecks().find((check) => check.post) ?? {};
  expect(JSON.parse(post)[HONEYPOT_FIELD]).toMatch(/./);
  expect(uptimeChecks()).not.toContainEqual(expect.objectContaining({ post }));
});

test('the alarms name existing functions, and watch messages that the code logs', () => {
  const texts = POLICIES.map(({ conditions }) => JSON.stringify(conditions).replaceAll('\\"', '"')).join();
  const existing = Object.entries({ submit, owner }).flatMap(([group, functions]) =>
    Object.keys(functions).map((name) => `"${group}-${name}"`),
  );
  expect(existing).toEqual(expect.arrayContaining(texts.match(/"(submit|owner)-[a-z]+"/g) ?? ['none']));
  const messages = Array.from(texts.matchAll(/jsonPayload\.message:("[^"]+")/g), ([, message]) => message);
  const watched = Object.entries(LOGGED).flatMap(([file, logged]) =>
    logged.filter((message) => readFileSync(join('functions/src', file), 'utf8').includes(`'${message}'`)),
  );
  expect(new Set(messages)).toEqual(new Set(watched.map((message) => `"${message}"`)));
  expect(watched).toEqual(Object.values(LOGGED).flat());
});

/** The messages for which there are alarms, by the files that log them. */
const LOGGED = {
  'owner/notify.ts': ['owner was not notified'],
  'owner/list.ts': ['owner was not notified', 'a family waits for an answer'],
  'consultations/submit.ts': ['too many requests', 'request flagged'],
};

/** The calls of gcloud, whose answer to a `list` call is `listed`. */
function callsOf(listed: string): string[] {
  const calls: string[] = [];
  const fake = (words: string, ...args: readonly string[]) => {
    calls.push([words, ...args].join(' '));
    return / describe /.test(words) ? '' : / list/.test(words) ? listed : 'new';
  };
  createAlarms(fake, 'the-farm', 'owner@example.com', listed ? undefined : '+14055550100');
  return calls;
}
