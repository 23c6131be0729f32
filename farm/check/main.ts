import { appendFileSync } from 'node:fs';
import { updateFarm } from './modules.ts';

const NO_HOST = 'Families like to ask a person: in the facts, fill in "The person who answers families".';

// With --launch, the placeholders that came with the site are problems too. With --quiet, a farm without problems prints
// nothing.
const isLaunch = process.argv.includes('--launch');
const { problems, look, farm } = await updateFarm(isLaunch);
for (const problem of problems) console.error(problem);
if (problems.length > 0) {
  addToSummary('Change this in `farm/`', problems);
  const these = problems.length === 1 ? 'this' : `these ${problems.length}`;
  console.error(`Change ${these} in farm/, and try again.`);
  process.exitCode = 1;
} else if (farm && !process.argv.includes('--quiet')) {
  const { facts, stories, pups, photos } = farm;
  const counts = `stories: ${stories.length}, pups: ${pups.pups?.length ?? 0}, photos: ${Object.keys(photos).length}`;
  console.log(`All is well in farm/: the facts of ${facts.name}, ${counts}.`);
  const lines = isLaunch && !facts.host ? [...look, NO_HOST] : look;
  if (lines.length > 0) {
    console.log(['Look at this:', ...lines.map((line) => `- ${line}`)].join('\n'));
    addToSummary('Look at this', lines);
  }
}

/** Adds lines to the summary of a GitHub run. GitHub gives the path of the summary. */
function addToSummary(heading: string, texts: readonly string[]): void {
  const file = process.env.GITHUB_STEP_SUMMARY;
  if (!file) return;
  // Escapes Markdown, so that the owner's text is shown as written.
  const lines = texts.map((text) => text.replace(/[\\`*_{}[\]<>#|~$&]/g, '\\$&').replaceAll('\n', ' '));
  appendFileSync(file, `## ${heading}\n\n${lines.map((line) => `- ${line}\n`).join('')}\n`);
}
