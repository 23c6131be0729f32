import * as exported from '../../functions/src/index.ts';
import { ask, orStop } from './cloud.ts';

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
export async function missingIn(project: string): Promise<readonly string[]> {
  const found = await Promise.all(FUNCTIONS.map((each) => orStop(() => missingOf(project, each))));
  return found.filter((sentence) => sentence !== undefined);
}

async function missingOf(project: string, { id, endpoint }: (typeof FUNCTIONS)[number]): Promise<string | undefined> {
  const place = `projects/${project}/locations/${[endpoint.region].flat()[0]}`;
  const deployed = await askOrNothing<{ state: string }>(
    `https://cloudfunctions.googleapis.com/v2/${place}/functions/${id}`,
  );
  if (deployed?.state !== 'ACTIVE') return `The function ${id} is not running.`;
  if (endpoint.httpsTrigger && !(await isPublic(`${place}/services/${id}`)))
    return `Visitors cannot reach the function ${id}: its public access is missing.`;
  if (endpoint.scheduleTrigger && !(await isScheduled(place, id)))
    return `The schedule of the function ${id} is missing.`;
  return undefined;
}

async function isPublic(service: string): Promise<boolean> {
  const policy = await askOrNothing<{ bindings?: { role: string; members: string[] }[] }>(
    `https://run.googleapis.com/v1/${service}:getIamPolicy`,
  );
  return !!policy?.bindings?.some(({ role, members }) => role === 'roles/run.invoker' && members.includes('allUsers'));
}

async function isScheduled(place: string, id: string): Promise<boolean> {
  const job = `firebase-schedule-${id}-${place.split('/').at(-1)}`;
  const found = await askOrNothing<{ state?: string }>(`https://cloudscheduler.googleapis.com/v1/${place}/jobs/${job}`);
  return found !== undefined && found.state !== 'PAUSED';
}

async function askOrNothing<Result>(address: string): Promise<Result | undefined> {
  return ask<Result>(address).catch((error) => {
    if (error.status === 404) return undefined;
    throw error;
  });
}
