import { updateFarm } from './modules.ts';

/** Generates the modules that pages and functions import, so that any test can run alone. */
export async function setup(): Promise<void> {
  const { problems } = await updateFarm();
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
