import { parseArgs } from 'node:util';
import { runCommand, Stop } from '../../tools/stop.ts';
import { publish } from './publish.ts';
import { undo } from './undo.ts';

const USAGE = `Usage: npm run deploy -- --project <project> [--yes]
       npm run deploy -- --undo --project <project> [--yes]
--yes asks no question and uploads no preview, for machines.`;

const OPTIONS = {
  project: { type: 'string' },
  undo: { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
} as const;

await runCommand(async () => {
  const { project, yes, undo: isUndo } = parseArgs({ options: OPTIONS }).values;
  if (!project) throw new Stop(USAGE);
  await (isUndo ? undo : publish)(project, yes);
}, USAGE);
