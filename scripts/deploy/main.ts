import { parseArgs } from 'node:util';
import { runCommand, Stop } from '../../tools/stop.ts';
import { publish } from './publish.ts';
import { stopOnSignals } from './run.ts';
import { undo, undoFunctions } from './undo.ts';

const USAGE = `Usage: npm run deploy -- --project <project> [--yes]
       npm run deploy -- --undo --project <project> [--yes]
       npm run deploy -- --undo-functions --project <project> [--yes]
--yes asks no question, for machines.`;

const OPTIONS = {
  project: { type: 'string' },
  undo: { type: 'boolean', default: false },
  'undo-functions': { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
} as const;

stopOnSignals();
await runCommand(async () => {
  const { project, yes, ...wanted } = parseArgs({ options: OPTIONS }).values;
  if (!project || (wanted.undo && wanted['undo-functions'])) throw new Stop(USAGE);
  if (wanted.undo) await undo(project, yes);
  else if (wanted['undo-functions']) await undoFunctions(project, yes);
  else await publish(project, yes);
  return 0;
}, USAGE);
