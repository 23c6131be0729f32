import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { withoutHoneypot } from '../functions/src/consultations/honeypot.ts';
import { consultationSchema } from '../functions/src/contract/consultation.ts';
import { FARM_ORIGIN } from '../functions/src/contract/farm.ts';
import { owner, submit } from '../functions/src/index.ts';
import { TEST_KEY, TEST_REQUEST } from './smoke/test-request.ts';
import { UPTIME_CHECKS } from './uptime-checks.ts';

const POLICIES = join(import.meta.dirname, 'alerts');
const FUNCTIONS = Object.entries({ submit, owner }).flatMap(([group, each]) =>
  Object.keys(each).map((name) => `${group}-${name}`),
);
const files = readdirSync(POLICIES);
const policies = files.map((file) => ({ file, policy: JSON.parse(readFileSync(join(POLICIES, file), 'utf8')) }));
const queries = policies.map(({ file, policy }) => ({ file, text: queriesOf(policy) }));

describe('npm run alerts', () => {
  test('creates the channel, the uptime checks and every alarm', () => {
    const { status, calls } = run('true');
    const created = calls.filter((call) => / create /.test(call));
    expect([status, created.length]).toEqual([0, 1 + UPTIME_CHECKS.length + files.length]);
    expect(created[0]).toMatch(/channels create --type=email .*email_address=owner@example\.com/);
    for (const file of files)
      expect(created).toContainEqual(expect.stringMatching(new RegExp(`/alerts/${file} --notification-channels=new `)));
    expect(calls.at(-1)).toContain(
      'sinks update _Default --add-exclusion=name=request-log,filter=log_id("run.googleapis.com/requests")',
    );
    for (const call of calls) expect(call).toMatch(/--project=the-farm$/);
    const read = calls.filter((call) => / (list|list-configs|channels create) /.test(call));
    for (const call of read) expect(call).toContain(' --format=value(name) ');
    expect(calls).toContainEqual(expect.stringContaining('sinks describe _Default --format=value(exclusions.name) '));
  });

  test('updates what an earlier run created, with the new address', () => {
    const { calls } = run('echo old; echo older', 'echo other request-log');
    const changed = calls.filter((call) => !/ (list|list-configs|describe) /.test(call));
    const [channel, ...others] = changed;
    expect(channel).toMatch(/channels update old --update-channel-labels=email_address=owner@example\.com /);
    for (const file of files)
      expect(others).toContainEqual(
        expect.stringMatching(
          new RegExp(`policies update old --policy-from-file=\\S*/${file} --set-notification-channels=old `),
        ),
      );
    for (const { policy } of policies)
      expect(calls).toContainEqual(
        expect.stringContaining(`policies list --filter=displayName="${policy.displayName}"`),
      );
    for (const { name } of UPTIME_CHECKS)
      expect(calls).toContainEqual(expect.stringContaining(`list-configs --filter=displayName="${name}"`));
    expect(others.filter((call) => call.includes('uptime delete'))).toHaveLength(2 * UPTIME_CHECKS.length);
    expect(others.filter((call) => call.includes(' create '))).toHaveLength(UPTIME_CHECKS.length);
    expect(others.at(-1)).toContain('--update-exclusion=name=request-log');
  });

  test('adds a phone to each alarm', () => {
    const { calls } = run('true', 'true', ['--sms', '+14055550100']);
    expect(calls).toContainEqual(expect.stringMatching(/channels create --type=sms .*number=\+14055550100/));
    for (const type of ['email', 'sms'])
      expect(calls).toContainEqual(expect.stringContaining(`channels list --filter=type="${type}" AND displayName=`));
    const alarms = calls.filter((call) => call.includes('--notification-channels='));
    expect(alarms).toHaveLength(files.length);
    for (const alarm of alarms) expect(alarm).toContain('=new,new ');
  });

  test('creates uptime checks for pages and for the submit function', () => {
    const created = run('true').calls.filter((call) => call.includes('uptime create'));
    for (const call of created) {
      expect(call).toContain(
        `--resource-type=uptime-url --resource-labels=host=${new URL(FARM_ORIGIN).host},project_id=the-farm `,
      );
      expect(call).toMatch(/--protocol=https --validate-ssl=true --path=\/\S* --period=15 --matcher-content=\S/);
    }
    const posts = created.filter((call) => call.includes('--request-method=post'));
    expect(posts).toEqual([expect.stringContaining(`--headers=Idempotency-Key=${TEST_KEY} --body={"firstName":"TEST`)]);
    expect(posts[0]).toContain('--content-type=user-provided --custom-content-type=application/json');
  });

  test('prints the error of gcloud', () => {
    expect(run('echo "You may not." >&2; exit 1')).toMatchObject({ status: 1, stderr: 'You may not.\n' });
  });

  test('prints its usage, and without the Google Cloud CLI where to get it', () => {
    const empty = mkdtempSync(join(tmpdir(), 'empty-'));
    onTestFinished(() => rmSync(empty, { recursive: true }));
    expect(start(empty)).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^The Google Cloud CLI is not installed/),
    });
    expect(start(empty, ['--project', 'x'])).toMatchObject({ status: 1, stderr: expect.stringMatching(/^Usage: /) });
  });
});

test('the request of the uptime check is valid and suspected spam, and its response is checked for its id', () => {
  const { answers, honeypot } = withoutHoneypot(TEST_REQUEST);
  expect(consultationSchema.parse(answers)).toEqual(answers);
  expect(honeypot).not.toBe('');
  expect(JSON.stringify(TEST_REQUEST)).not.toMatch(new RegExp(FARM_ORIGIN));
  expect(UPTIME_CHECKS.at(-1)?.content).toBe(TEST_KEY);
});

describe('each alarm', () => {
  // https://cloud.google.com/monitoring/api/metrics_gcp and /monitoring/api/resources
  const KNOWN = {
    resources: ['cloud_run_revision', 'uptime_url'],
    metrics: [
      'run.googleapis.com/request_count',
      'run_googleapis_com:request_count',
      'monitoring.googleapis.com/uptime_check/check_passed',
    ],
    fields: [
      'resource.type',
      'metric.type',
      'resource.labels.service_name',
      'metric.labels.response_code_class',
      'severity',
      'jsonPayload.message',
      'jsonPayload.code',
      'monitored_resource',
      'service_name',
      'response_code_class',
    ],
    classes: ['2xx', '5xx'],
  };

  test.each(queries)('uses existing resources, metrics and fields ($file)', ({ text }) => {
    const used = {
      resources: all(text, /(?:resource\.type|monitored_resource)="([^"]*)"/g),
      metrics: [...all(text, /metric\.type="([^"]*)"/g), ...all(text, /([\w:]+)\{/g)],
      fields: all(text, /([\w.]+)(?:=|:|>=)(?=["\w])/g).filter((field) => field !== 'run_googleapis_com'),
      classes: all(text, /response_code_class="([^"]*)"/g),
    };
    expect(used.resources).not.toEqual([]);
    for (const [kind, names] of Object.entries(used))
      expect([kind, names.filter((name) => !KNOWN[kind as keyof typeof KNOWN].includes(name))]).toEqual([kind, []]);
  });

  test('names existing functions', () => {
    const named = queries.flatMap(({ text }) => all(text, /"((?:submit|owner)-[a-z]+)"/g));
    expect(named).toEqual(expect.arrayContaining(['submit-consultation', 'owner-contacted', 'owner-list']));
    expect(named.filter((name) => !FUNCTIONS.includes(name))).toEqual([]);
  });

  test.each([
    ['function-fails.json', ['response_code_class="5xx"', 'run.googleapis.com/request_count']],
    ['no-list.json', ['absent_over_time(', 'response_code_class="2xx"', '[45m]) or sum(', '== 0', 'owner-list']],
    ['site-down.json', ['uptime_check/check_passed']],
    ['owner-not-notified.json', ['severity>=ERROR']],
    ['family-waits.json', ['severity>=ERROR']],
    ['too-many.json', ['severity>=ERROR', 'jsonPayload.code="too-many"']],
  ])('%s has the filter of its subject', (file, parts) => {
    const text = queries.find((each) => each.file === file)?.text ?? '';
    for (const part of parts) expect(text).toContain(part);
    expect(files).toHaveLength(6);
  });

  test.each([
    ['owner-not-notified.json', ['owner/notify.ts', 'owner/list.ts']],
    ['family-waits.json', ['owner/list.ts']],
    ['too-many.json', ['consultations/submit.ts']],
  ])('matches a message that the code logs (%s)', (file, sources) => {
    const [sentence = ''] = all(
      queries.find((each) => each.file === file)?.text ?? '',
      /jsonPayload\.message:"([^"]+)/g,
    );
    expect(sentence).not.toBe('');
    for (const source of sources)
      expect(readFileSync(join(import.meta.dirname, '..', 'functions/src', source), 'utf8')).toContain(`'${sentence}'`);
  });
});

/** The filters and queries of an alarm, without its texts. */
function queriesOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return '';
  const own = Object.entries(value).map(([key, each]) => (['filter', 'query'].includes(key) ? each : queriesOf(each)));
  return own.filter(Boolean).join('\n');
}

function all(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([, found = '']) => found);
}

/**
 * Runs the command with a fake gcloud that records its arguments. `list` is the shell command that it runs for a `list`
 * call.
 */
function run(list: string, describe = 'true', more: readonly string[] = []) {
  const folder = mkdtempSync(join(tmpdir(), 'gcloud-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const log = join(folder, 'calls');
  const answers = `case "$*" in *" describe "*) ${describe};; *" list"*) ${list};; *) echo new;; esac`;
  writeFileSync(join(folder, 'gcloud'), `#!/bin/sh\necho "$*" >> ${log}\n${answers}\n`);
  chmodSync(join(folder, 'gcloud'), 0o755);
  const { status, stderr } = start([folder, process.env.PATH].join(delimiter), [...PROJECT, ...more]);
  return { status, stderr, calls: readFileSync(log, 'utf8').trim().split('\n') };
}

const PROJECT = ['--project', 'the-farm', '--email', 'owner@example.com'];

function start(path: string, args: readonly string[] = PROJECT) {
  const script = join(import.meta.dirname, 'alerts.ts');
  return spawnSync(process.execPath, [script, ...args], { encoding: 'utf8', env: { ...process.env, PATH: path } });
}
