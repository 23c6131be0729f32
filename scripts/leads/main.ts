import { parseArgs } from 'node:util';
import { runCommand, Stop } from '../../tools/stop.ts';
import { exportLeads } from './export.ts';
import { openFirestore, refusalOf } from './firestore.ts';
import { forget } from './forget.ts';
import { startOf } from './since.ts';

const USAGE = `Usage: npm run -s leads -- [--since 2026-11-01] [--waiting] [--project <project>]
       npm run -s leads -- forget <email> [--project <project>]`;

const OPTIONS = {
  since: { type: 'string' },
  waiting: { type: 'boolean', default: false },
  project: { type: 'string' },
} as const;

await runCommand(async () => {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
  const [command, email, ...others] = positionals;
  if (others.length > 0 || (command && (command !== 'forget' || !email))) throw new Stop(USAGE);
  const since = values.since === undefined ? undefined : startOf(values.since);
  const db = await openFirestore(values.project);
  try {
    if (email) await forget(db, email);
    else await exportLeads(db, { since, waiting: values.waiting });
  } catch (error) {
    throw refusalOf(error, values.project);
  }
}, USAGE);
