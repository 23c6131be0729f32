import { parseArgs } from 'node:util';
import { runCommand, Stop } from '../../tools/stop.ts';
import { signIn } from './cloud.ts';
import { passesSmokeTest } from './smoke-test.ts';

const USAGE =
  'Usage: npm run smoke -- <origin> [--project <project>], for example: npm run smoke -- https://my-farm.web.app';

/** Without a project, each run stores a test request of its own. */
await runCommand(async () => {
  const { values, positionals } = parseArgs({ options: { project: { type: 'string' } }, allowPositionals: true });
  const url = URL.parse(positionals[0] ?? '');
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || positionals.length > 1) throw new Stop(USAGE);
  if (values.project) await signIn(values.project);
  return (await passesSmokeTest(url.origin, values.project)) ? 0 : 1;
}, USAGE);
