import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import firebase from '../../firebase.json' with { type: 'json' };
import { HOST, portOf } from '../ports.ts';
import { PROJECT, ROOT } from '../project.ts';
import { makeMovedProject } from './moved-project.ts';

test('a moved project has the files of this repository and other ports', () => {
  vi.stubEnv('PORT_OFFSET', '20');
  onTestFinished(() => void vi.unstubAllEnvs());
  const folder = mkdtempSync(join(tmpdir(), 'moved-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const config = makeMovedProject(join(folder, 'project'));
  const at = (...path: string[]) => join(folder, 'project', ...path);

  const { emulators, ...others } = JSON.parse(readFileSync(config, 'utf8'));
  const { emulators: before, ...unchanged } = firebase;
  expect(others).toEqual(unchanged);
  for (const name of ['hosting', 'functions', 'firestore', 'ui', 'hub', 'logging', 'eventarc', 'tasks'] as const)
    expect(emulators[name].port).toBe(before[name].port + 20);
  expect(emulators.firestore.websocketPort).toBe(before.firestore.websocketPort + 20);

  expect(readFileSync(at('functions', '.secret.local'), 'utf8')).toContain(`smtp://${HOST}:${portOf('smtp')}\n`);
  const settings = readFileSync(at('functions', `.env.${PROJECT}`), 'utf8');
  expect(settings).toContain(`http://${HOST}:${portOf('hosting')}\n`);
  expect(realpathSync(at('functions', 'src'))).toBe(join(ROOT, 'functions/src'));
  expect(realpathSync(at('web'))).toBe(join(ROOT, 'web'));
});
