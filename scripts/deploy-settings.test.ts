import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { declaredParams } from 'firebase-functions/params';
import { expect, test } from 'vitest';
import '../functions/src/index.ts';
import { lackOf } from './deploy-settings.ts';

interface Spec {
  readonly name: string;
  readonly type: string;
  readonly default?: unknown;
}

const example = parseEnv(readFileSync('functions/.env.example', 'utf8'));
const complete = { ...example, OWNER_EMAIL: 'owner@example.com' };

test('the example names every setting, with the values that hold without it', () => {
  // Not in their type, but what a deploy is told about them.
  const specs = (declaredParams as unknown as { toSpec(): Spec }[]).map((param) => param.toSpec());
  for (const { name, default: preset = '' } of specs.filter(({ type }) => type !== 'secret'))
    expect([name, example[name]]).toEqual([name, String(preset)]);
});

test('an address has room for 5 requests, an instance for 300, and App Check flags, unless the owner says otherwise', () => {
  expect(example).toMatchObject({ LIMIT_PER_ADDRESS: '5', LIMIT_PER_INSTANCE: '300', APP_CHECK: 'flag' });
});

test.each([{}, { OWNER_EMAIL: '' }, { OWNER_EMAIL: 'owner' }])(
  '%j stops a deploy: nobody would learn of a request',
  (given) => {
    expect(lackOf({ ...example, OWNER_EMAIL: undefined, ...given }, example)).toMatch(/^OWNER_EMAIL is not given/);
  },
);

test('a setting that a deploy would ask for stops it', () => {
  expect(lackOf({ OWNER_EMAIL: 'owner@example.com' }, { OWNER_EMAIL: '', ONE: '1', TWO: '' })).toMatch(
    /^ONE, TWO must/,
  );
});

test('complete settings let a deploy go on', () => {
  expect(lackOf(complete, example)).toBeUndefined();
});

test('the command fails with one sentence, for the project that is deployed', () => {
  const { status, stderr } = check('a-project-without-settings');
  expect(status).toBe(1);
  expect(stderr.trim()).toMatch(/^functions\/\.env\.a-project-without-settings: OWNER_EMAIL [^\n]+$/);
  expect(check('demo-prairie-guardian').status).toBe(0);
});

function check(project: string) {
  const env = { ...process.env, GCLOUD_PROJECT: project };
  return spawnSync(process.execPath, ['scripts/check-deploy.ts'], { env, encoding: 'utf8' });
}
