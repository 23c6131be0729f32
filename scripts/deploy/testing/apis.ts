import { type Answer, at, type Body, type Call, type Cloud, fault, type Handler, ok, type Route } from './cloud.ts';
import { HOSTING_ROUTES } from './hosting.ts';

const NUMBER = '123456789012';
/** Services that need the plan with costs. */
const PAID = /cloudbuild|artifactregistry|run\.|cloudscheduler/;

/** The answer to a request of the CLI. The routes that match first count. */
export function answerOf(cloud: Cloud, call: Call): Answer {
  const line = `${call.method} ${call.host}${call.url.pathname}`;
  if (!/token$|google-analytics|storage/.test(line) && !`${call.headers.authorization}`.startsWith('Bearer ya29.'))
    return fault(401, 'Request had invalid authentication credentials.', 'UNAUTHENTICATED');
  const [, asked] = /\/projects\/([^/:]+)/.exec(call.url.pathname) ?? [];
  if (asked && ![cloud.project, NUMBER, '-'].includes(asked))
    return fault(403, `Permission denied on resource project ${asked}.`, 'PERMISSION_DENIED');
  for (const [pattern, handler] of ROUTES) {
    const match = pattern.exec(line);
    if (match) return handler(cloud, { ...call, body: parsed(call.raw) }, ...match.slice(1));
  }
  return fault(404, `The stand-in does not know ${line}`, 'NOT_FOUND');
}

const get: Handler = (cloud, _, name = '') => {
  const found = cloud.resources.get(name);
  return found ? ok(found) : fault(404, `Resource '${name}' was not found`, 'NOT_FOUND');
};
const put = (cloud: Cloud, name: string, change: object): Answer => {
  const resource = { ...cloud.resources.get(name), ...change, name };
  cloud.resources.set(name, resource);
  return ok(resource);
};
const all = (cloud: Cloud, kind: RegExp) =>
  [...cloud.resources].filter(([name]) => kind.test(name)).map(([, each]) => each);
const token: Handler = ({ isLoginEnded }) =>
  isLoginEnded
    ? { status: 400, json: { error: 'invalid_grant', error_description: 'Token has been expired or revoked.' } }
    : ok({ access_token: 'ya29.x', expires_in: 3600, token_type: 'Bearer' });

/** All services are enabled, except that those with costs need the plan. */
const stateOf = (cloud: Cloud, service = '') => (cloud.hasPlan || !PAID.test(service) ? 'ENABLED' : 'DISABLED');
const enable: Handler = (cloud, _, service) =>
  stateOf(cloud, service) === 'ENABLED'
    ? ok({ name: 'operations/enable', done: true })
    : fault(
        400,
        `Billing must be enabled for activation of service(s) '${service}' to proceed.`,
        'FAILED_PRECONDITION',
      );

const makeFunction: Handler = (cloud, { url, body }, parent = '') => {
  const name = url.searchParams.has('functionId') ? `${parent}/${url.searchParams.get('functionId')}` : parent;
  const [, project, , region, , id = ''] = name.split('/');
  const service = `projects/${project}/locations/${region}/services/${id}`;
  const serviceConfig = {
    ...body.serviceConfig,
    service,
    uri: `https://${id}.run.googleapis.com`,
    serviceAccountEmail: `${NUMBER}-compute@developer.gserviceaccount.com`,
  };
  put(cloud, name, { ...body, environment: 'GEN_2', state: 'ACTIVE', url: serviceConfig.uri, serviceConfig });
  return ok({ name: `operations/${id}`, done: false, metadata: { target: name } });
};
const operation: Handler = (cloud, _, id) => {
  const [name, response] = [...cloud.resources].find(([each]) => each.endsWith(`/functions/${id}`)) ?? [];
  return ok({ name, done: true, response });
};
const policy: Handler = (cloud, _, name = '') => ok(cloud.members.get(name) ?? { bindings: [], etag: 'a' });
const setPolicy: Handler = (cloud, { body }, name = '') => {
  cloud.members.set(name, body.policy);
  return ok(body.policy);
};

const FUNCTIONS = 'cloudfunctions\\.googleapis\\.com/v2';
const SECRETS = 'secretmanager\\.googleapis\\.com/v1/(projects/[^/]+/secrets/[^/:]+)';
const FIRESTORE = 'firestore\\.googleapis\\.com/v1';
const RULES = 'firebaserules\\.googleapis\\.com/v1';

const ROUTES: readonly Route[] = [
  [/^POST (www|oauth2)\.googleapis\.com\/(oauth2\/v3\/)?token$/, token],
  [/google-analytics\.com/, () => ({ status: 204 })],
  [/firebase-public|firebaseextensions|runtimeconfig/, () => ok({})],
  [/:testIamPermissions$/, (_, { body }) => ok({ permissions: body.permissions })],
  [at('(?:GET|POST) [^/]+/v\\d/(.+):getIamPolicy'), policy],
  [at('POST [^/]+/v\\d/(.+):setIamPolicy'), setPolicy],
  [
    /^GET cloudresourcemanager/,
    ({ project }) => ok({ projectNumber: NUMBER, projectId: project, lifecycleState: 'ACTIVE' }),
  ],
  [/adminSdkConfig$/, ({ project }) => ok({ projectId: project })],
  [/^GET firebase\.googleapis/, ({ project }) => ok({ projectId: project, projectNumber: NUMBER, state: 'ACTIVE' })],
  [/billingInfo$/, ({ hasPlan }) => ok({ billingEnabled: hasPlan })],
  [/^GET compute/, () => ok({ defaultServiceAccount: `${NUMBER}-compute@developer.gserviceaccount.com` })],
  [at('GET serviceusage.*/services/([^/:]+)'), (cloud, _, name) => ok({ state: stateOf(cloud, name) })],
  [at('POST serviceusage.*/services/([^/:]+):enable'), enable],
  [/generateServiceIdentity$/, () => ok({ name: 'operations/identity', done: true })],

  ...HOSTING_ROUTES,

  [/^GET cloudfunctions\.googleapis\.com\/v1\/.*functions$/, () => ok({})],
  [
    at(`GET ${FUNCTIONS}/projects/[^/]+/locations/-/functions`),
    (cloud) => ok({ functions: all(cloud, /\/functions\//) }),
  ],
  [at(`GET ${FUNCTIONS}/operations/(.+)`), operation],
  [
    at(`POST ${FUNCTIONS}/.*:generateUploadUrl`),
    () =>
      ok({
        uploadUrl: 'https://storage.googleapis.com/source.zip',
        storageSource: { bucket: 'sources', object: 'source.zip' },
      }),
  ],
  [/^PUT storage/, () => ({})],
  [at(`(?:POST|PATCH) ${FUNCTIONS}/(.+/functions(?:/[^/]+)?)`), makeFunction],
  [/^(?:POST|PATCH) cloudscheduler/, (cloud, { body }) => put(cloud, body.name, { ...body, state: 'ENABLED' })],
  [/^GET artifactregistry.*\/v1\/(.*)$/, (_, __, name) => ok({ name, format: 'DOCKER' })],
  [/^PATCH artifactregistry/, (_, { body }) => ok(body)],

  [at(`GET ${SECRETS}`), (_, __, name) => ok({ name })],
  [at(`GET ${SECRETS}/versions/[^/:]+`), (_, __, name) => ok({ name: `${name}/versions/1`, state: 'ENABLED' })],

  [
    at(`GET ${FIRESTORE}/projects/[^/]+/databases`),
    ({ project, uid }) => ok({ databases: [{ name: `projects/${project}/databases/(default)`, uid }] }),
  ],
  [
    at(`GET ${FIRESTORE}/projects/[^/]+/databases/[^/]+`),
    ({ project, uid }) => ok({ name: `projects/${project}/databases/(default)`, uid, type: 'FIRESTORE_NATIVE' }),
  ],
  [at(`GET ${FIRESTORE}/.*/indexes`), () => ok({})],
  [at(`POST ${FIRESTORE}/(.*/indexes)`), (cloud, { body }, parent = '') => put(cloud, `${parent}/1`, body)],
  [at(`GET ${FIRESTORE}/.*/fields`), (cloud) => ok({ fields: all(cloud, /\/fields\//) })],
  [
    at(`PATCH ${FIRESTORE}/(.*/fields/.*)`),
    (cloud, { body }, name = '') =>
      put(cloud, name, { ...body, indexConfig: { indexes: [] }, ttlConfig: { state: 'ACTIVE' } }),
  ],
  [at(`POST ${RULES}/.*:test`), () => ok({})],
  [
    at(`GET ${RULES}/projects/[^/]+/(releases|rulesets)`),
    (cloud, _, kind = '') => ok({ [kind]: all(cloud, new RegExp(`/${kind}/`)) }),
  ],
  [
    at(`POST ${RULES}/(projects/[^/]+/rulesets)`),
    (cloud, { body }, name) => put(cloud, `${name}/${cloud.nextId()}`, body),
  ],
  [
    at(`(?:POST|PATCH) ${RULES}/.*releases.*`),
    (cloud, { body }) => put(cloud, (body.release ?? body).name, body.release ?? body),
  ],

  // All other resources are those that an earlier request has stored.
  [at('GET [^/]+/v\\d/(projects/.+)'), get],
];

function parsed(raw: Buffer): Body {
  try {
    return JSON.parse(raw.toString());
  } catch {
    return undefined;
  }
}
