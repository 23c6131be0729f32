import { createHash } from 'node:crypto';
import { at, type Cloud, type Config, fault, type Handler, ok, type Route } from './cloud.ts';

const HOSTING = 'firebasehosting\\.googleapis\\.com/v1beta1/projects/[^/]+/sites';

const siteOf = ({ project }: Cloud) => ({
  name: `projects/${project}/sites/${project}`,
  defaultUrl: `https://${project}.web.app`,
  type: 'DEFAULT_SITE',
});
const releaseOf = (cloud: Cloud, release: Cloud['releases'][string][number] | undefined) =>
  release && {
    type: 'DEPLOY',
    message: release.message,
    releaseTime: release.time,
    version: { name: `${siteOf(cloud).name}/versions/${release.version}`, status: 'FINALIZED' },
  };
const channelOf = (cloud: Cloud, channel: string) => ({
  name: `${siteOf(cloud).name}/channels/${channel}`,
  url: `https://${cloud.project}${channel === 'live' ? '' : `--${channel}-a1b2c3d4`}.web.app`,
  release: releaseOf(cloud, cloud.releases[channel]?.at(-1)),
});

const newVersion: Handler = (cloud, { body }) => {
  const id = cloud.nextId();
  cloud.versions[id] = { ...body, files: {} };
  return ok({ name: `${siteOf(cloud).name}/versions/${id}`, status: 'CREATED' });
};
const populate: Handler = (cloud, { body }, version = '') => {
  Object.assign(cloud.versions[version]?.files ?? {}, body.files);
  const hashes: string[] = Object.values(body.files);
  const uploadRequiredHashes = [...new Set(hashes)].filter((hash) => !cloud.blobs.has(hash));
  return ok({ uploadRequiredHashes, uploadUrl: 'https://upload-firebasehosting.googleapis.com/upload' });
};
const upload: Handler = (cloud, { raw }, hash = '') => {
  if (createHash('sha256').update(raw).digest('hex') !== hash)
    return fault(400, 'content hash does not match', 'INVALID_ARGUMENT');
  cloud.blobs.set(hash, raw);
  return {};
};
const finish: Handler = (cloud, { body }, version = '') => {
  const lost = Object.values(cloud.versions[version]?.files ?? {}).filter((hash) => !cloud.blobs.has(hash));
  if (lost.length > 0) return fault(400, `${lost.length} files were not uploaded`, 'FAILED_PRECONDITION');
  const config: Config = body.config ?? cloud.versions[version]?.config;
  Object.assign(cloud.versions[version] ?? {}, body, { config });
  return ok(body);
};
const release: Handler = (cloud, { url, body }, channel = '') => {
  const version = url.searchParams.get('versionName')?.split('/').at(-1) ?? '';
  if (cloud.versions[version]?.status !== 'FINALIZED')
    return fault(400, 'version is not finalized', 'FAILED_PRECONDITION');
  const time = new Date(Date.UTC(2026, 0, 1, Number(cloud.nextId()))).toISOString();
  const entry = { version, message: body?.message, time };
  cloud.releases[channel] = [...(cloud.releases[channel] ?? []), entry];
  return ok(releaseOf(cloud, entry));
};

export const HOSTING_ROUTES: readonly Route[] = [
  [at(`GET ${HOSTING}`), (cloud) => ok({ sites: [siteOf(cloud)] })],
  [at(`GET ${HOSTING}/[^/]+`), (cloud) => ok(siteOf(cloud))],
  [at(`POST ${HOSTING}/[^/]+/versions`), newVersion],
  [at(`POST ${HOSTING}/[^/]+/versions/([^/:]+):populateFiles`), populate],
  [at('POST upload-firebasehosting.*/(\\w+)'), upload],
  [at(`PATCH ${HOSTING}/[^/]+/versions/([^/]+)`), finish],
  [
    at(`GET ${HOSTING}/[^/]+/channels/([^/]+)`),
    (cloud, _, id = '') => (cloud.releases[id] ? ok(channelOf(cloud, id)) : fault(404, 'no such channel', 'NOT_FOUND')),
  ],
  [
    at(`POST ${HOSTING}/[^/]+/channels`),
    (cloud, { url }) => {
      const id = url.searchParams.get('channelId') ?? '';
      cloud.releases[id] = [];
      return ok(channelOf(cloud, id));
    },
  ],
  [at(`PATCH ${HOSTING}/[^/]+/channels/([^/]+)`), (cloud, _, id = '') => ok(channelOf(cloud, id))],
  [
    at(`GET ${HOSTING}/[^/]+/channels/([^/]+)/releases`),
    (cloud, _, id = '') => ok({ releases: cloud.releases[id]?.map((each) => releaseOf(cloud, each)).reverse() }),
  ],
  [at(`POST ${HOSTING}/[^/]+/channels/([^/]+)/releases`), release],
];
