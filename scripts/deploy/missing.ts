import * as exported from '../../functions/src/index.ts';
import type { Ask } from './cloud.ts';

interface Endpoint {
  readonly region?: unknown;
  readonly httpsTrigger?: unknown;
  readonly scheduleTrigger?: unknown;
}

/** The functions of the code by their deployed names. A group and a name make `<group>-<name>`. */
const FUNCTIONS = Object.entries(exported).flatMap(([group, functions]) =>
  Object.entries(functions).map(([name, { __endpoint }]) => ({
    id: `${group}-${name}`,
    endpoint: __endpoint as Endpoint,
  })),
);

/**
 * A sentence for each function, public access and schedule that the project lacks. The Firebase CLI reports success if an
 * earlier deploy failed between a function and its access or schedule.
 */
export async function missingIn(ask: Ask, project: string): Promise<readonly string[]> {
  const found = await Promise.all(FUNCTIONS.map((each) => missingOf(ask, project, each)));
  return found.filter((sentence) => sentence !== undefined);
}

async function missingOf(ask: Ask, project: string, { id, endpoint }: (typeof FUNCTIONS)[number]) {
  const place = `projects/${project}/locations/${[endpoint.region].flat()[0]}`;
  const deployed = await ask<{ state: string }>(`https://cloudfunctions.googleapis.com/v2/${place}/functions/${id}`);
  if (deployed?.state !== 'ACTIVE') return `The function ${id} is not running.`;
  if (endpoint.httpsTrigger && !(await isPublic(ask, `${place}/services/${id}`)))
    return `Visitors cannot reach the function ${id}: its public access is missing.`;
  if (endpoint.scheduleTrigger && !(await isScheduled(ask, place, id)))
    return `The schedule of the function ${id} is missing.`;
  return undefined;
}

async function isPublic(ask: Ask, service: string): Promise<boolean> {
  const policy = await ask<{ bindings?: { role: string; members: string[] }[] }>(
    `https://run.googleapis.com/v1/${service}:getIamPolicy`,
  );
  return !!policy?.bindings?.some(({ role, members }) => role === 'roles/run.invoker' && members.includes('allUsers'));
}

async function isScheduled(ask: Ask, place: string, id: string): Promise<boolean> {
  const job = `firebase-schedule-${id}-${place.split('/').at(-1)}`;
  const found = await ask<{ state?: string }>(`https://cloudscheduler.googleapis.com/v1/${place}/jobs/${job}`);
  return found !== undefined && found.state !== 'PAUSED';
}
