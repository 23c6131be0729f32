import { spawnSync } from 'node:child_process';
import { mkdtempDisposableSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { HONEYPOT_FIELD } from '../../functions/src/contract/call.ts';
import { consultationSchema } from '../../functions/src/contract/schema.ts';
import { owner, submit } from '../../functions/src/index.ts';
import { uptimeChecks } from './main.ts';

const POLICIES = join(import.meta.dirname, 'policies');
const SOURCES = join(import.meta.dirname, '..', '..', 'functions', 'src');
const files = readdirSync(POLICIES);

describe('npm run alerts', () => {
  test('creates the channels, the uptime checks and every alarm, and excludes the log with addresses', () => {
    const { status, calls } = run('true', ['--sms', '+14055550100']);
    const created = calls.filter((call) => / create /.test(call));
    expect([status, created.length]).toEqual([0, 2 + 3 + files.length]);
    expect(calls[0]).toMatch(/^services enable monitoring\.googleapis\.com /);
    expect(created[0]).toMatch(/channels create --type=email .*email_address=owner@example\.com/);
    expect(created[1]).toMatch(/channels create --type=sms .*number=\+14055550100/);
    const sendsForm = /--matcher-content="id" .*--request-method=post .* --body=\{/;
    expect(created).toContainEqual(expect.stringMatching(sendsForm));
    for (const file of files)
      expect(created).toContainEqual(expect.stringContaining(`/policies/${file} --notification-channels=new,new `));
    expect(calls.at(-1)).toContain(
      '_Default --add-exclusion=name=request-log,filter=log_id("run.googleapis.com/requests")',
    );
    for (const call of calls) expect(call).toMatch(/ 1 the-farm$/);
  });

  test('replaces what an earlier run created, and keeps the channels, which may be verified', () => {
    const { calls } = run('echo old; echo older');
    expect(calls).toContainEqual(
      expect.stringMatching(/channels update old --update-channel-labels=email_address=owner@/),
    );
    // Nothing is deleted before all alarms are there, and only what has the label.
    for (const [kind, count] of Object.entries({ uptime: 3, policies: files.length }))
      expect(calls.filter((call) => call.includes(` ${kind} `))).toEqual([
        expect.stringMatching(/ list\S* --filter=userLabels.created-by=npm-run-alerts /),
        ...Array(count).fill(expect.stringMatching(/ create .* --user-labels=created-by=npm-run-alerts /)),
        expect.stringContaining(' delete old '),
        expect.stringContaining(' delete older '),
      ]);
    expect(calls.filter((call) => / channels (create|delete) /.test(call))).toEqual([]);
  });

  test('gives the check of the form valid answers, which are suspected spam and nobody else can send', () => {
    const { post = '' } = uptimeChecks().find((check) => check.post) ?? {};
    const body = JSON.parse(post);
    expect([consultationSchema.safeParse(body).success, body[HONEYPOT_FIELD]]).toEqual([
      true,
      expect.stringMatching(/./),
    ]);
    expect(uptimeChecks()).not.toContainEqual(expect.objectContaining({ post }));
  });

  test('prints the error of gcloud, its usage, and without the Google Cloud CLI where to get it', () => {
    expect(run('echo "You may not." >&2; exit 1')).toMatchObject({ status: 1, stderr: 'You may not.\n' });
    const nowhere = import.meta.dirname;
    expect(start(nowhere).stderr).toMatch(/^The Google Cloud CLI is not installed/);
    expect(start(nowhere, ['--project', 'x'])).toMatchObject({ status: 1, stderr: expect.stringMatching(/^Usage: /) });
  });
});

describe('the alarms', () => {
  const texts = files.map((file) => readFileSync(join(POLICIES, file), 'utf8').replaceAll('\\"', '"'));

  test('name existing functions', () => {
    const existing = Object.entries({ submit, owner }).flatMap(([group, functions]) =>
      Object.keys(functions).map((name) => `"${group}-${name}"`),
    );
    const named = texts.join().match(/"(submit|owner)-[a-z]+"/g);
    expect(existing).toEqual(expect.arrayContaining(named ?? ['none']));
  });

  test.each([
    ['owner-not-notified.json', ['owner/notify.ts', 'owner/list.ts']],
    ['family-waits.json', ['owner/list.ts']],
    ['too-many.json', ['consultations/submit.ts']],
    ['app-check.json', ['consultations/submit.ts']],
  ])('watch a message that the code logs (%s)', (file, sources) => {
    const [, message = ''] = /jsonPayload\.message:"([^"]+)/.exec(texts[files.indexOf(file)] ?? '') ?? [];
    expect(message).not.toBe('');
    for (const source of sources) expect(readFileSync(join(SOURCES, source), 'utf8')).toContain(`'${message}'`);
  });
});

/**
 * Runs the command with a fake gcloud that records its arguments. `list` is the shell command that it runs for a `list`
 * call.
 */
function run(list: string, more: readonly string[] = []) {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'gcloud-'));
  const log = join(folder.path, 'calls');
  const answers = `case "$*" in *" describe "*) true;; *" list"*) ${list};; *) echo new;; esac`;
  const gcloud = `#!/bin/sh\necho "$* $CLOUDSDK_CORE_DISABLE_PROMPTS $CLOUDSDK_CORE_PROJECT" >> ${log}\n${answers}\n`;
  writeFileSync(join(folder.path, 'gcloud'), gcloud, { mode: 0o755 });
  const { status, stderr } = start([folder.path, process.env.PATH].join(delimiter), [...PROJECT, ...more]);
  return { status, stderr, calls: readFileSync(log, 'utf8').trim().split('\n') };
}

const PROJECT = ['--project', 'the-farm', '--email', 'owner@example.com'];

function start(path: string, args: readonly string[] = PROJECT) {
  const script = join(import.meta.dirname, 'main.ts');
  return spawnSync(process.execPath, [script, ...args], { encoding: 'utf8', env: { ...process.env, PATH: path } });
}
