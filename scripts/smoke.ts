import { runCommand, Stop } from './lib/stop.ts';
import { CHECKS } from './smoke/checks.ts';
import { Problem, SkippedCheck, siteAt } from './smoke/site.ts';

const USAGE = 'Usage: npm run smoke -- <origin>, for example: npm run smoke -- https://my-farm.web.app';

/** Runs all checks against a deployed site and prints the result of each. */
await runCommand(async () => {
  const [origin, ...others] = process.argv.slice(2);
  if (!origin || others.length > 0) throw new Stop(USAGE);
  const site = siteAt(originOf(origin));
  let failed = 0;
  for (const [name, check] of CHECKS) failed += (await passes(name, () => check(site))) ? 0 : 1;
  const count = CHECKS.length;
  if (failed > 0) throw new Stop(`${failed} of ${count} checks failed at ${site.origin}.`);
  console.log(`All ${count} checks passed at ${site.origin}.`);
  return 0;
});

async function passes(name: string, check: () => Promise<void>): Promise<boolean> {
  try {
    await check();
    console.log(`ok    ${name}`);
    return true;
  } catch (error) {
    if (error instanceof Problem) console.error(`FAIL  ${error.message}`);
    else if (error instanceof SkippedCheck) console.log(`skip  ${name}: ${error.message}.`);
    else throw error;
    return error instanceof SkippedCheck;
  }
}

function originOf(text: string): string {
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/') return url.origin;
  throw new Stop(`"${text}" is not the address of a site. ${USAGE}`);
}
