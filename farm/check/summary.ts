import { appendFileSync } from 'node:fs';

/** Adds the messages to the summary of a GitHub run. GitHub gives the path of the summary. */
export function addToSummary(problems: readonly string[], file = process.env.GITHUB_STEP_SUMMARY): void {
  if (!file || problems.length === 0) return;
  const list = problems.map((problem) => `- ${asMarkdown(problem)}\n`).join('');
  appendFileSync(file, `## Change this in \`farm/\`\n\n${list}\n`);
}

/** Escapes Markdown, so that the owner's text is shown as written. */
function asMarkdown(text: string): string {
  return text.replace(/[\\`*_{}[\]<>#|~$&]/g, '\\$&').replaceAll('\n', ' ');
}
