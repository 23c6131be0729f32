import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type firebase from '../../firebase.json';
import { runCommand } from '../../tools/stop.ts';
import { resultOf } from './cloud.ts';

// Shows the build of a pull request that nobody has read yet, and prints its address. Takes the folder with its firebase.json
// and web/dist as data: of the settings only what Hosting serves, because a `predeploy` would run a command of that folder.
await runCommand(async () => {
  const [folder = '', project = '', channel = ''] = process.argv.slice(2);
  const settings: typeof firebase = JSON.parse(readFileSync(join(folder, 'firebase.json'), 'utf8'));
  const { cleanUrls, trailingSlash, headers, rewrites } = settings.hosting;
  const pages = rewrites.filter((each) => 'destination' in each);
  const hosting = { public: 'web/dist', cleanUrls, trailingSlash, headers, rewrites: pages };
  const config = join(folder, 'preview.json');
  writeFileSync(config, JSON.stringify({ hosting }));
  const flags = ['--expires', '7d', '--no-authorized-domains', '--config', config, '--project', project];
  const sites = await resultOf<Record<string, { url: string }>>('hosting:channel:deploy', channel, ...flags);
  for (const { url } of Object.values(sites)) console.log(url);
});
