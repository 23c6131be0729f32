import { randomUUID } from 'node:crypto';
import { ACCOUNT, type Answer, type Call, type Cloud, fault, NUMBER, type Resource } from './cloud.ts';

interface Request extends Call {
  /** The name of the resource, without the method that follows a colon. */
  readonly name: string;
  readonly body: Resource;
}

/** The answer to a request of the CLI: of the first route that matches, or what earlier requests have stored. */
export function answerOf(cloud: Cloud, call: Call): Answer {
  const { url, line, headers, raw } = call;
  const [name = ''] = /(projects|operations)\/[^:]+/.exec(url.pathname) ?? [];
  const [, project = '-'] = /^projects\/([^/]+)/.exec(name) ?? [];
  if (![cloud.project, NUMBER, '-'].includes(project)) return fault(403, `Permission denied on resource ${project}.`);
  if (name && !`${headers.authorization}`.startsWith('Bearer ya29.'))
    return fault(401, 'Request had invalid authentication credentials.');
  const body = /json/.test(headers['content-type'] ?? '') && raw.length > 0 ? JSON.parse(raw.toString()) : {};
  const route = ROUTES.find(([pattern]) => pattern.test(line))?.[1] ?? stored;
  return route(cloud, { ...call, name, body });
}

type Route = (cloud: Cloud, request: Request) => Answer;

const ROUTES: readonly (readonly [line: RegExp, route: Route])[] = [
  [/google-analytics|firebaseio|^GET cloudfunctions\.googleapis\.com\/v1\//, () => ({ json: {} })],
  [/^PUT storage/, upload],
  [/^GET secretmanager.*:access$/, () => ({ json: { payload: { data: btoa('a@example.com') } } })],
  [/^GET serviceusage/, () => ({ json: { state: 'ENABLED' } })],
  [/:testIamPermissions$/, (_, { body }) => ({ json: { permissions: body.permissions } })],
  [/:getIamPolicy$/, (cloud, { name }) => ({ json: cloud.resources.get(`${name}:policy`) ?? { bindings: [] } })],
  [/:setIamPolicy$/, (cloud, { name, body }) => ({ json: cloud.put(`${name}:policy`, body.policy) })],
  [
    /:generateUploadUrl$/,
    () => ({ json: { uploadUrl: 'https://storage.googleapis.com/source.zip', storageSource: {} } }),
  ],
  [/^(POST|PATCH) cloudfunctions/, putFunction],
  [/^POST .*\/channels$/, makeChannel],
  [/^POST .*:populateFiles$/, populate],
  [/^POST upload-firebasehosting/, upload],
  [/^POST .*\/channels\/[\w-]+\/releases$/, release],
  // The live site.
  [/^GET [\w-]+\.web\.app\//, () => ({})],
];

/** Stores what a POST or PATCH sends, and returns what is stored. Any other method, such as `:test`, does nothing. */
function stored(cloud: Cloud, { method, line, name, body }: Request): Answer {
  if (line.includes(':')) return { json: { name: 'operations/none', done: true } };
  if (method === 'POST') return { json: cloud.put(body.name ?? `${name}/${randomUUID()}`, body) };
  if (method === 'PATCH') return { json: cloud.put(name, body.release ?? body) };
  const [resource] = cloud.find(name);
  if (resource) return { json: resource };
  // The names of collections have an odd number of parts.
  const [collection = '', ...parents] = name.split('/').toReversed();
  if (parents.length % 2 > 0) return fault(404, `Resource '${name}' was not found`);
  return { json: { [collection]: cloud.find(`${name}/-`) } };
}

function putFunction(cloud: Cloud, { body }: Request): Answer {
  const { name } = body;
  const uri = 'https://function.run.googleapis.com';
  const service = name.replace('/functions/', '/services/');
  const serviceConfig = { ...body.serviceConfig, service, uri, serviceAccountEmail: ACCOUNT };
  const response = cloud.put(name, { ...body, environment: 'GEN_2', state: 'ACTIVE', url: uri, serviceConfig });
  return { json: cloud.put(`operations/${randomUUID()}`, { done: true, response, metadata: { target: name } }) };
}

function makeChannel(cloud: Cloud, { url, name }: Request): Answer {
  const id = url.searchParams.get('channelId');
  return { json: cloud.put(`${name}/${id}`, { url: `https://${cloud.project}--${id}-a1b2c3d4.web.app` }) };
}

/** Notes the files of a version, and asks for those that no earlier version has. */
function populate(cloud: Cloud, { name, body }: Request): Answer {
  cloud.put(name, { files: { ...cloud.resources.get(name).files, ...body.files } });
  const uploadRequiredHashes = Object.values<string>(body.files).filter((hash) => !cloud.files.has(`/upload/${hash}`));
  return { json: { uploadRequiredHashes, uploadUrl: 'https://upload-firebasehosting.googleapis.com/upload' } };
}

function upload(cloud: Cloud, { url, raw }: Request): Answer {
  cloud.files.set(url.pathname, raw);
  return {};
}

function release(cloud: Cloud, { url, name, body }: Request): Answer {
  const version = cloud.resources.get(url.searchParams.get('versionName') ?? '');
  const releaseTime = new Date().toISOString();
  const made = cloud.put(`${name}/${randomUUID()}`, { ...body, version, releaseTime });
  cloud.put(name.replace(/\/releases$/, ''), { release: made });
  return { json: made };
}
