import { ROOT, updateFarm } from './modules.ts';
import { addToSummary } from './problems.ts';
import type { Farm } from './read.ts';

// Every build begins here. Vite ends a path at the first two signs and decodes the third, and PATH is split at the fourth.
const [sign] = /[#?%:]/.exec(ROOT) ?? [];
if (sign) {
  console.error(`Rename ${ROOT}: with "${sign}" in its path, nothing can be built.`);
  process.exit(1);
}

// With --launch, the placeholders that came with the site are problems too. With --quiet, a farm without problems prints
// nothing.
const isLaunch = process.argv.includes('--launch');
const { problems, farm } = await updateFarm(isLaunch);
for (const problem of problems) console.error(problem);
addToSummary(problems);
if (problems.length > 0) {
  console.error(
    `${problems.length === 1 ? 'Change this' : `Change these ${problems.length}`} in farm/, and try again.`,
  );
  process.exitCode = 1;
} else if (farm && !process.argv.includes('--quiet')) {
  console.log(allIsWell(farm));
  if (isLaunch && !farm.facts.host)
    console.log('Families like to ask a person: name one under "host" in farm/facts.yaml.');
}

function allIsWell({ facts, stories, pups: { pups = [] }, photos }: Farm): string {
  return `All is well in farm/: the facts of ${facts.name}, stories: ${stories.length}, pups: ${pups.length}, photos: ${photos.length}.`;
}
