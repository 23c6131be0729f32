import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { COMPILE_CACHE, ROOT } from '../lib/project.ts';

const DEPLOY = join(ROOT, 'scripts', 'deploy.ts');

/** The output of the Firebase CLI with --json. The CLI prints the output of the predeploy commands before it. */
const ANSWERS: Readonly<Record<string, unknown>> = {
  'hosting:sites:list': {
    sites: [
      { name: 'projects/farm-1/sites/farm-1-shop', defaultUrl: 'https://farm-1-shop.web.app', type: 'USER_SITE' },
      { name: 'projects/farm-1/sites/farm-1-dogs', defaultUrl: 'https://farm-1-dogs.web.app', type: 'DEFAULT_SITE' },
    ],
  },
  'firestore:databases:list': [{ name: 'projects/farm-1/databases/(default)', locationId: 'us-south1' }],
  'hosting:channel:deploy': {
    'farm-1-dogs': { site: 'farm-1-dogs', url: 'https://farm-1-dogs--preview-x1.web.app', version: '1', target: null },
  },
};

/**
 * A fake command: records the facts of the current folder and its own arguments, and prints the answer of the real one.
 */
const FAKE = `#!/bin/sh
line="\${0##*/} $*"
read -r facts < farm/facts.yaml
echo "$facts| $line" >> "$RECORD"
case "$line" in *"$WHEN"*) [ -z "$WHEN" ] || eval "$ACT" ;; esac
case "$line" in *--json*) echo "Running command: npm run build"; cat "\${0%/*}/$1.json" ;; esac
`;

export type Machine = ReturnType<typeof fakeMachine>;

/**
 * Makes a git repository with the farm's files, and a PATH with fake commands for npm, firebase and sleep. `template` is
 * the `home` of an earlier machine, whose commits and tags the new one gets too.
 */
export function fakeMachine(template?: string) {
  const home = realpathSync(mkdtempSync(join(tmpdir(), 'deploy-')));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  const folder = join(home, 'farm-site');
  const env = {
    PATH: writeFakeCommands(home),
    HOME: home,
    RECORD: join(home, 'record'),
    GIT_CONFIG_NOSYSTEM: '1',
    NODE_COMPILE_CACHE: COMPILE_CACHE,
  };
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, env, encoding: 'utf8' }).trim();
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  const commit = (message: string) => {
    git('add', '--all');
    git('-c', 'user.name=x', '-c', 'user.email=x@example.com', 'commit', '--quiet', '-m', message);
  };
  if (template) cpSync(template, home, { recursive: true });
  else {
    write('farm/facts.yaml', 'first facts');
    write('functions/.env.farm-1', 'OWNER_EMAIL=first@example.com');
    write('firebase.json', '{}');
    git('init', '--quiet');
    commit('Start');
  }
  return {
    home,
    folder,
    write,
    git,
    commit,
    /** The tags of deploys without their times, oldest first. */
    tags: () =>
      git('tag', '--sort=refname')
        .split('\n')
        .map((name) => name.replace(/\/[\dT-]+\//, ' ')),
    /**
     * Runs `npm run deploy` in the folder. The first command that contains `when` also runs the shell command `act`. The
     * commands that it ran are in `called`, each as "<facts>| <command line>".
     */
    deploy: async (args: string, { answer = '', when = '', act = '' } = {}) => {
      rmSync(env.RECORD, { force: true });
      const { status, stdout, stderr } = spawnSync(process.execPath, [DEPLOY, ...args.split(' ').filter(Boolean)], {
        cwd: folder,
        env: { ...env, WHEN: when, ACT: act },
        input: answer,
        encoding: 'utf8',
      });
      const called = existsSync(env.RECORD) ? readFileSync(env.RECORD, 'utf8').trim().split('\n') : [];
      return { code: status, stdout, stderr, called };
    },
  };
}

export function lastLine(text: string): string | undefined {
  return text.trim().split('\n').at(-1);
}

function writeFakeCommands(home: string): string {
  const bin = join(home, 'bin');
  mkdirSync(bin);
  for (const name of ['npm', 'firebase', 'sleep']) {
    writeFileSync(join(bin, name), FAKE);
    chmodSync(join(bin, name), 0o755);
  }
  for (const [name, result] of Object.entries(ANSWERS))
    writeFileSync(join(bin, `${name}.json`), JSON.stringify({ status: 'success', result }, null, 2));
  return [bin, process.env.PATH].join(delimiter);
}
