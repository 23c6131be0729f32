import { createInterface } from 'node:readline/promises';

/** Asks a question. Everything but "y" or "yes" is a no, also Ctrl-C and the end of the input. */
export async function confirm(question: string): Promise<boolean> {
  const prompt = createInterface({ input: process.stdin, output: process.stdout });
  const ended = new Promise<string>((resolve) => prompt.once('close', () => resolve('')));
  const answer = await Promise.race([prompt.question(`${question} Type yes or no: `).catch(() => ''), ended]);
  prompt.close();
  return /^y(es)?$/i.test(answer.trim());
}
