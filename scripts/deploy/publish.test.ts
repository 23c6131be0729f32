import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fakeMachine, lastLine, type Machine } from './testing.ts';

const ORIGIN = 'https://farm-1-dogs.web.app';
const CHECKS = [
  'npm run --silent check:farm -- --launch',
  'npm run --silent lint',
  'npm run --silent build',
  'npm run --silent check:deploy -- farm-1',
];
const PREVIEW = [
  'firebase hosting:sites:list --project farm-1 --non-interactive --json',
  'firebase firestore:databases:list --project farm-1 --non-interactive --json',
  'firebase hosting:channel:deploy preview --project farm-1 --expires 7d --no-authorized-domains --non-interactive --json',
];
const RULES = 'firebase deploy --only firestore --project farm-1 --non-interactive';
const FUNCTIONS = 'firebase deploy --only functions --project farm-1 --non-interactive --force';
const SITE = 'firebase deploy --only hosting --project farm-1 --non-interactive';
const SMOKE = `npm run --silent smoke -- ${ORIGIN}`;
const ALL = [...CHECKS, ...PREVIEW, RULES, FUNCTIONS, SITE, SMOKE];
const PUBLISH = '--project farm-1';

describe('a deploy', () => {
  test('checks, shows a preview, asks, and deploys the functions before the site', async () => {
    const machine = fakeMachine();
    const { code, stdout, called } = await machine.deploy(PUBLISH, { answer: 'yes\n' });
    expect(code).toBe(0);
    expect(commandsOf(called)).toEqual(ALL);
    expect(stdout).toMatch(/This would go live: https:\/\/farm-1-dogs--preview-x1\.web\.app\n/);
    expect(stdout).toContain(`Publish it at ${ORIGIN}?`);
    expect(stdout).toMatch(/is live\. To put back what was there before: npm run deploy -- --undo\n$/);
    expect(machine.tags()).toEqual(['deploy/farm-1 live', 'deploy/farm-1 started']);
  });

  test.each(['no\n', '\n', '', 'yesterday\n'])('stops after the preview when the answer is %j', async (answer) => {
    const machine = fakeMachine();
    const { code, stderr, called } = await machine.deploy(PUBLISH, { answer });
    expect([code, stderr]).toEqual([1, 'Not published. Nothing new is live.\n']);
    expect(commandsOf(called)).toEqual([...CHECKS, ...PREVIEW]);
    expect(machine.tags()).toEqual(['']);
  });

  test.each(['y\n', 'Yes\n'])('publishes when the answer is %j', async (answer) => {
    expect((await fakeMachine().deploy(PUBLISH, { answer })).code).toBe(0);
  });

  test('does not ask with --yes', async () => {
    const { code, called } = await fakeMachine().deploy(`${PUBLISH} --yes`);
    expect([code, commandsOf(called)]).toEqual([0, ALL]);
  });

  test('prints its usage if the project is missing or an option is unknown', async () => {
    for (const args of ['', '--projekt farm-1', 'farm-1']) {
      const { code, stderr, called } = await fakeMachine().deploy(args);
      expect([code, stderr, called]).toEqual([1, expect.stringContaining('Usage: npm run deploy -- --project'), []]);
    }
  });
});

describe('a failed step ends the deploy with a message that says what is live', () => {
  const AS_IT_WAS = / Nothing new is live\.$/;
  const STEPS: readonly (readonly [when: string, sentence: RegExp])[] = [
    ['check:farm', /^The facts, stories or photos are not ready: .+ Nothing new is live\.$/],
    ['lint', /^A file is not formatted\. Run "npm run format".+ Nothing new is live\.$/],
    ['build', /^The site cannot be built.+ Nothing new is live\.$/],
    ['check:deploy', /^A setting of the project is missing.+ Nothing new is live\.$/],
    ['hosting:sites:list', AS_IT_WAS],
    ['firestore:databases:list', AS_IT_WAS],
    ['hosting:channel:deploy', AS_IT_WAS],
    ['--only firestore', /^The database's rules were not deployed\. The site and its functions are as they were\./],
    [
      '--only functions',
      /^Not all functions were deployed\. The site has not changed\..+Wait five minutes\. Run the same/,
    ],
    ['--only hosting', /^The site was not deployed and is as it was\. The functions are new.+Run the same command/],
  ];

  test.each(STEPS)('%s', async (when, sentence) => {
    const machine = fakeMachine();
    const { code, stderr, called } = await machine.deploy(`${PUBLISH} --yes`, { when, act: 'exit 1' });
    expect([code, lastLine(stderr)]).toEqual([1, expect.stringMatching(sentence)]);
    expect(commandsOf(called)).toEqual(ALL.slice(0, ALL.findIndex((command) => command.includes(when)) + 1));
    expect(machine.tags()).toEqual([when.startsWith('--only') ? 'deploy/farm-1 started' : '']);
  });

  test('the smoke test is repeated twice, then an undo is offered', async () => {
    const machine = fakeMachine();
    await machine.deploy(`${PUBLISH} --yes`);
    const { code, stderr, called } = await machine.deploy(`${PUBLISH} --yes`, { when: 'smoke', act: 'exit 1' });
    expect([code, lastLine(stderr)]).toEqual([1, expect.stringMatching(/are live, but the smoke test.+-- --undo$/)]);
    expect(commandsOf(called).slice(-6)).toEqual([SITE, SMOKE, 'sleep 20', SMOKE, 'sleep 20', SMOKE]);
    expect(machine.tags()).toEqual(['deploy/farm-1 live', 'deploy/farm-1 started', 'deploy/farm-1 started']);
  });

  test('--only functions at a later deploy: the message offers an undo instead of waiting for permissions', async () => {
    const machine = fakeMachine();
    await machine.deploy(`${PUBLISH} --yes`);
    const { stderr } = await machine.deploy(`${PUBLISH} --yes`, { when: '--only functions', act: 'exit 1' });
    expect(lastLine(stderr)).toMatch(/^Not all functions were deployed\..+-- --undo$/);
    expect(stderr).not.toContain('permissions');
  });

  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'])('%s ends the running step and the deploy', async (signal) => {
    const act = `kill -${signal.slice(3)} $PPID; exec /bin/sleep 60`;
    const { code, stderr, called } = await fakeMachine().deploy(`${PUBLISH} --yes`, { when: '--only functions', act });
    expect([code, lastLine(stderr)]).toEqual([1, expect.stringMatching(/^Not all functions were deployed\./)]);
    expect(commandsOf(called).at(-1)).toBe(FUNCTIONS);
    const early = await fakeMachine().deploy(`${PUBLISH} --yes`, { when: 'build', act });
    expect(lastLine(early.stderr)).toBe('Interrupted. Nothing new is live.');
  });
});

describe('the git repository', () => {
  test('changed facts, the policy that the build writes and the settings are committed before the preview', async () => {
    const machine = fakeMachine();
    machine.write('farm/facts.yaml', 'new facts');
    machine.write('farm/photos/hero.jpg', 'a photo');
    machine.write('functions/.env.farm-1', 'OWNER_EMAIL=new@example.com');
    const act = `echo '{ "policy": 1 }' > firebase.json`;
    expect((await machine.deploy(`${PUBLISH} --yes`, { when: 'run --silent build', act })).code).toBe(0);
    expect(machine.git('status', '--porcelain')).toBe('');
    const files = machine.git('show', '--format=%s', '--name-only', liveTag(machine)).split('\n').filter(Boolean);
    expect(files).toEqual([
      'The facts, stories and photos of the farm, as they are published',
      'farm/facts.yaml',
      'farm/photos/hero.jpg',
      'firebase.json',
      'functions/.env.farm-1',
    ]);
  });

  test('a photo that was renamed with git is committed', async () => {
    const machine = fakeMachine();
    machine.write('farm/photos/eggs.jpg', 'a photo');
    machine.commit('A photo');
    machine.git('mv', 'farm/photos/eggs.jpg', 'farm/photos/hero.jpg');
    expect(await machine.deploy(`${PUBLISH} --yes`)).toMatchObject({ code: 0, stderr: '' });
    expect(machine.git('ls-tree', '--name-only', liveTag(machine), 'farm/photos/')).toBe('farm/photos/hero.jpg');
  });

  test('another change stops the deploy before the first command, and is named', async () => {
    const machine = fakeMachine();
    machine.write('farm/facts.yaml', 'new facts');
    machine.write('web/src/page.tsx', 'a page');
    machine.write('functions/.env.farm-10', '');
    const { code, stderr, called } = await machine.deploy(`${PUBLISH} --yes`);
    expect([code, called]).toEqual([1, []]);
    expect(lastLine(stderr)).toMatch(
      /^These files .+ not committed: functions\/\.env\.farm-10, web\/src\/page\.tsx\..+ Nothing new is live\.$/,
    );
    expect(machine.git('log', '--oneline').split('\n')).toHaveLength(1);
    for (const file of ['web/src/second.tsx', 'web/src/third.tsx']) machine.write(file, 'a page');
    expect((await machine.deploy(PUBLISH)).stderr).toContain('web/src/page.tsx, web/src/second.tsx and 1 more. Commit');
  });

  test('another file that the build changes stops the deploy, and is not committed', async () => {
    const machine = fakeMachine();
    const before = machine.git('rev-parse', 'HEAD');
    machine.write('farm/facts.yaml', 'new facts');
    const act = 'echo other > package-lock.json';
    const { code, stderr, called } = await machine.deploy(`${PUBLISH} --yes`, { when: 'run --silent build', act });
    expect([code, lastLine(stderr)]).toEqual([
      1,
      expect.stringMatching(/package-lock\.json\..+ Nothing new is live\.$/),
    ]);
    expect(commandsOf(called)).not.toContain(PREVIEW.at(-1));
    expect(machine.git('rev-parse', 'HEAD')).toBe(before);
  });

  test('a commit that is made during the deploy is not tagged as live', async () => {
    const machine = fakeMachine();
    const before = machine.git('rev-parse', 'HEAD');
    const act = 'git -c user.name=x -c user.email=x@example.com commit --quiet --allow-empty --message Later';
    await machine.deploy(`${PUBLISH} --yes`, { when: '--only hosting', act });
    expect(machine.git('rev-parse', 'HEAD')).not.toBe(before);
    expect(machine.git('rev-parse', liveTag(machine))).toBe(before);
  });

  test('a change during the preview stops the deploy', async () => {
    const machine = fakeMachine();
    const act = 'echo other > farm/facts.yaml';
    const { stderr, called } = await machine.deploy(`${PUBLISH} --yes`, { when: 'channel:deploy', act });
    expect(lastLine(stderr)).toBe(
      'Files have changed since the preview. Run the same command again. Nothing new is live.',
    );
    expect(commandsOf(called).at(-1)).toBe(PREVIEW.at(-1));
  });

  test('without a repository or a commit, the message says what to do', async () => {
    const machine = fakeMachine();
    const removals = [
      () => machine.git('update-ref', '-d', 'HEAD'),
      () => rmSync(join(machine.folder, '.git'), { recursive: true }),
    ];
    for (const remove of removals) {
      remove();
      const { code, stderr, called } = await machine.deploy(PUBLISH);
      expect([code, called, stderr]).toEqual([1, [], expect.stringContaining('is not a git repository')]);
    }
  });

  test('a deploy from a folder without the live commit is stopped', async () => {
    const machine = fakeMachine();
    machine.write('farm/facts.yaml', 'newer facts');
    await machine.deploy(`${PUBLISH} --yes`);
    machine.git('reset', '--quiet', '--hard', 'HEAD~1');
    const { code, stderr, called } = await machine.deploy(`${PUBLISH} --yes`);
    expect([code, lastLine(stderr)]).toEqual([
      1,
      expect.stringMatching(/Run "git pull" first\. Nothing new is live\.$/),
    ]);
    expect(commandsOf(called)).toEqual(CHECKS);
  });

  test('tags are pushed to the origin, and a failed push does not fail the deploy', async () => {
    const machine = fakeMachine();
    machine.git('init', '--quiet', '--bare', '../origin');
    machine.git('remote', 'add', 'origin', '../origin');
    expect((await machine.deploy(`${PUBLISH} --yes`)).code).toBe(0);
    expect(machine.git('ls-remote', '--tags', 'origin').split('\n')).toHaveLength(2);
    machine.git('remote', 'set-url', '--push', 'origin', '../nowhere');
    const { code, stderr } = await machine.deploy(`${PUBLISH} --yes`);
    expect([code, stderr]).toEqual([
      0,
      expect.stringMatching(/could not be sent to origin\. Run: git push origin deploy/),
    ]);
    machine.git('remote', 'set-url', 'origin', '../nowhere');
    const away = await machine.deploy(`${PUBLISH} --yes`);
    expect([away.code, lastLine(away.stderr)]).toEqual([1, expect.stringMatching(/^The repository at origin cannot/)]);
  });
});

function commandsOf(called: readonly string[]): string[] {
  return called.map((line) => line.slice(line.indexOf('| ') + 2));
}

function liveTag(machine: Machine): string {
  return machine.git('tag', '--list', '*/live');
}
