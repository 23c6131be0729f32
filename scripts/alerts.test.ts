import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { owner, submit } from '../functions/src/index.ts';

const POLICIES = join(import.meta.dirname, 'alerts');
const files = readdirSync(POLICIES);
const policies = files.map((file) => JSON.parse(readFileSync(join(POLICIES, file), 'utf8')));
const FUNCTIONS = Object.entries({ submit, owner }).flatMap(([group, each]) =>
  Object.keys(each).map((name) => `${group}-${name}`),
);

test('one command makes the channel and every alarm', () => {
  const { status, calls } = run('echo');
  const created = calls.filter((call) => call.includes(' create '));
  expect([status, created.length]).toEqual([0, 1 + files.length]);
  expect(created[0]).toContain('channels create --type=email');
  expect(created[0]).toContain('email_address=owner@example.com');
  for (const [index, file] of files.entries())
    expect(created[index + 1]).toMatch(new RegExp(`/alerts/${file} --notification-channels=new `));
  for (const call of calls) expect(call).toContain('--project=the-farm');
});

test('a second time it makes nothing', () => {
  const { status, calls } = run('echo projects/the-farm/there/already');
  expect([status, calls.filter((call) => call.includes(' create '))]).toEqual([0, []]);
});

test('what Google refuses is said', () => {
  expect(run('echo "You may not." >&2; exit 1')).toMatchObject({ status: 1, stderr: 'You may not.\n' });
});

test('without the Google Cloud CLI it says where to get it', () => {
  const { status, stderr } = start(mkdtempSync(join(tmpdir(), 'empty-')));
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^The Google Cloud CLI is not on this machine/)]);
});

test('each alarm asks for functions that there are', () => {
  const named = JSON.stringify(policies).match(/\b(submit|owner)-[a-z]+(?=\\)/g) ?? [];
  expect(named).toEqual(expect.arrayContaining(['submit-consultation', 'owner-contacted', 'owner-list']));
  expect(named.filter((name) => !FUNCTIONS.includes(name))).toEqual([]);
});

test.each(['httpRequest.status>=500', 'severity>=ERROR', '"duration":"3600s"', 'response_code_class="2xx"'])(
  'an alarm asks for %s',
  (part) => expect(JSON.stringify(policies).replaceAll('\\"', '"')).toContain(part),
);

test('the alarm about mails asks for the line that is logged, wherever it stands in the message', () => {
  const [sentence = ''] = /jsonPayload\.message:\\"([^\\]+)/.exec(JSON.stringify(policies))?.slice(1) ?? [];
  for (const file of ['notify.ts', 'list.ts']) {
    const source = readFileSync(join(import.meta.dirname, '..', 'functions/src/owner', file), 'utf8');
    expect(source).toContain(`logError('${sentence}'`);
  }
});

/** A stand-in for gcloud that notes how it is called; `list` is what it does when it is asked what is there. */
function run(list: string) {
  const folder = mkdtempSync(join(tmpdir(), 'gcloud-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const log = join(folder, 'calls');
  writeFileSync(
    join(folder, 'gcloud'),
    `#!/bin/sh\necho "$*" >> ${log}\ncase "$*" in *list*) ${list};; *) echo new;; esac\n`,
  );
  chmodSync(join(folder, 'gcloud'), 0o755);
  const { status, stderr } = start([folder, process.env.PATH].join(delimiter));
  return { status, stderr, calls: readFileSync(log, 'utf8').trim().split('\n') };
}

function start(path: string) {
  const args = [join(import.meta.dirname, 'alerts.ts'), '--project', 'the-farm', '--email', 'owner@example.com'];
  return spawnSync(process.execPath, args, { encoding: 'utf8', env: { ...process.env, PATH: path } });
}
