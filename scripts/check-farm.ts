import { addToSummary } from './farm/summary.ts';
import { updateFarm } from './farm/update.ts';

const problems = await updateFarm(process.argv.includes('--launch'));
for (const problem of problems) console.error(problem);
addToSummary(problems);
if (problems.length > 0) {
  console.error(
    `${problems.length === 1 ? 'Change this' : `Change these ${problems.length}`} in farm/, and try again.`,
  );
  process.exitCode = 1;
}
