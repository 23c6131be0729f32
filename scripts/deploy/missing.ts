import * as exported from '../../functions/src/index.ts';
import type { Ask } from './cloud.ts';

interface Endpoint {
  readonly region?: unknown;
  readonly httpsTrigger?: unknown;
  readonly scheduleTrigger?: unknown;
}

/** The functions of the code by their deployed names. A group and a name make `<group>-<name>`. */
const FUNCTIONS = Object.entries(exported).flatMap(([group, functions]) =>
  Object.entries(functions).map(([name, { __endpoint }]) => [`${group}-${name}`, __endpoint as Endpoint] as const),
);

/** Returns a sentence for each function whose public access or schedule the project lacks. */
export async function missingIn(project: string, ask: Ask): Promise<string> {
  const sentences = FUNCTIONS.map(([id, endpoint]) => missingOf(id, endpoint, project, ask));
  return (await Promise.all(sentences)).filter(Boolean).join(' ');
}

async function missingOf(id: string, endpoint: Endpoint, project: string, ask: Ask): Promise<string> {
  const region = String(endpoint.region);
  const place = `projects/${project}/locations/${region}`;
  if (endpoint.httpsTrigger) {
    const policy = await ask<{ bindings?: { role: string; members: string[] }[] }>(
      `https://run.googleapis.com/v1/${place}/services/${id}:getIamPolicy`,
    );
    if (!policy?.bindings?.some(({ role, members }) => role === 'roles/run.invoker' && members.includes('allUsers')))
      return `Visitors cannot reach the function ${id}: its public access is missing.`;
  }
  if (endpoint.scheduleTrigger) {
    const job = `firebase-schedule-${id}-${region}`;
    const found = await ask<{ state?: string }>(`https://cloudscheduler.googleapis.com/v1/${place}/jobs/${job}`);
    if (!found || found.state === 'PAUSED') return `The schedule of the function ${id} is missing.`;
  }
  return '';
}
