import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../tools/project.ts';
import { runCommand, Stop } from '../../tools/stop.ts';
import { findMistakes, missingDefaults, settingsFiles } from './settings.ts';

const FUNCTIONS = join(ROOT, 'functions');

await runCommand(async () => {
  // The Firebase CLI sets GCLOUD_PROJECT for predeploy commands.
  const project = process.argv[2] ?? process.env.GCLOUD_PROJECT;
  if (!project) throw new Stop('Usage: npx node scripts/deploy/check-settings.ts <project>');
  const files = settingsFiles(FUNCTIONS, project);
  if (files.length === 0)
    throw new Stop(`functions/.env.${project} is missing. Copy functions/.env.example to it and complete it.`);
  const mistakes = findMistakes(files);
  if (mistakes.length > 0) throw new Stop(mistakes.join('\n'));
  const added = missingDefaults(files);
  if (added.length === 0) return 0;
  appendFileSync(join(FUNCTIONS, `.env.${project}`), `\n${added.join('\n')}\n`);
  console.log(`Added to functions/.env.${project}, which lacked them: ${added.join(', ')}`);
  return 0;
});
