import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { lackOf } from './deploy-settings.ts';
import { orStop, Stop } from './emulators/stop.ts';

const FUNCTIONS = join(import.meta.dirname, '..', 'functions');

await orStop(async () => {
  // Set by the Firebase CLI for what runs before a deploy.
  const project = process.env.GCLOUD_PROJECT ?? process.argv[2];
  if (!project) throw new Stop('Usage: npm run check:deploy <project>');
  const given = { ...settingsIn('.env'), ...settingsIn(`.env.${project}`) };
  const lack = lackOf(given, settingsIn('.env.example'));
  if (lack) throw new Stop(`functions/.env.${project}: ${lack} See functions/.env.example.`);
  return 0;
});

function settingsIn(file: string): Readonly<Record<string, string | undefined>> {
  const path = join(FUNCTIONS, file);
  return existsSync(path) ? parseEnv(readFileSync(path, 'utf8')) : {};
}
