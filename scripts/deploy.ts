import { parseArgs } from 'node:util';
import { publish } from './deploy/publish.ts';
import { stopOnSignals } from './deploy/run.ts';
import { undo } from './deploy/undo.ts';
import { runCommand, Stop } from './lib/stop.ts';

const USAGE = `Usage: npm run deploy -- --project <project> [--yes]
       npm run deploy -- --undo [--project <project>] [--yes]
--yes publishes without a question, for machines.`;

const OPTIONS = {
  project: { type: 'string' },
  undo: { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
} as const;

stopOnSignals();
await runCommand(async () => {
  const { project, undo: wantsUndo, yes } = parseArgs({ options: OPTIONS }).values;
  if (wantsUndo) await undo(project, yes);
  else if (project) await publish(project, yes);
  else throw new Stop(USAGE);
}, USAGE);
