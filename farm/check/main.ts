import { appendFileSync } from 'node:fs';
import { updateFarm } from './modules.ts';

// With --launch, the shipped placeholders are problems too. With --quiet, a farm without problems prints nothing.
const { problems, look, farm } = await updateFarm(process.argv.includes('--launch'));
for (const problem of problems) console.error(problem);
if (problems.length > 0) {
  addToSummary('Change this in `farm/`', problems);
  const these = problems.length === 1 ? 'this' : `these ${problems.length}`;
  console.error(`Change ${these} in farm/, and try again.`);
  process.exitCode = 1;
} else if (farm && !process.argv.includes('--quiet')) {
  console.log(`All is well in farm/, with the facts of ${farm.facts.name}.`);
  if (look.length > 0) {
    console.log(['Look at this:', ...look.map((line) => `- ${line}`)].join('\n'));
    addToSummary('Look at this', look);
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
