import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { runCommand, Stop } from '../../tools/stop.ts';
import { databaseId, signIn } from './cloud.ts';
import { passesSmokeTest } from './smoke-test.ts';

const USAGE =
  'Usage: npm run smoke -- <origin> [--project <project>], for example: npm run smoke -- https://my-farm.web.app';

/** Without a project, each run stores a test request of its own. */
await runCommand(async () => {
  const { values, positionals } = parseArgs({ options: { project: { type: 'string' } }, allowPositionals: true });
  const url = URL.parse(positionals[0] ?? '');
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || positionals.length > 1) throw new Stop(USAGE);
  const { project } = values;
  const secret = project ? await databaseId((await signIn(project)).ask, project) : randomUUID();
  return (await passesSmokeTest(url.origin, secret)) ? 0 : 1;
}, USAGE);
