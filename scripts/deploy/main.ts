import { parseArgs } from 'node:util';
import { runCommand, Stop } from '../../tools/stop.ts';
import { publish } from './publish.ts';

const USAGE = `Usage: npm run deploy -- --project <project> [--yes]
--yes asks no question and uploads no preview, for machines.`;

const OPTIONS = { project: { type: 'string' }, yes: { type: 'boolean', default: false } } as const;

await runCommand(async () => {
  const { project, yes } = parseArgs({ options: OPTIONS }).values;
  if (!project) throw new Stop(USAGE);
  await publish(project, yes);
}, USAGE);
