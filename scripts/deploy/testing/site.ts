import { matchesGlob } from 'node:path/posix';
import { PAGE_POLICY } from '../../../functions/src/http/html-page.ts';
import type { Answer, Call, Cloud, Resource } from './cloud.ts';

const TYPES: Readonly<Record<string, string>> = { html: 'text/html; charset=utf-8', js: 'text/javascript' };
const NOT_FOUND = '/404.html';

/** What Hosting serves of the live version: files, headers, and the functions that rewrites name. */
export function pageOf(cloud: Cloud, call: Call): Answer {
  const { files, config } = cloud.versionOf('live');
  const { pathname } = call.url;
  const rewrite = config.rewrites?.find(({ glob }: Resource) => matchesGlob(pathname, glob));
  const path = [pathname, `${pathname}.html`, rewrite?.path].find((each) => files[each]) ?? NOT_FOUND;
  // As in the emulator, the rules of the asked path and those of the page for missing files apply to a missing file.
  const paths = path === NOT_FOUND && !rewrite?.run ? [pathname, NOT_FOUND] : [pathname];
  const rules = config.headers?.filter(({ glob }: Resource) => paths.some((each) => matchesGlob(each, glob))) ?? [];
  const headers = Object.assign({}, ...rules.map((rule: Resource) => rule.headers));
  if (rewrite?.run) {
    const answer = functionAnswer(cloud, call, rewrite.run.serviceId);
    // The function sets the policy of its pages itself, as firebase.json does.
    return { ...answer, headers: { 'Content-Security-Policy': PAGE_POLICY, ...headers, ...answer.headers } };
  }
  const type = TYPES[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
  const status = path === NOT_FOUND ? 404 : 200;
  return { status, raw: cloud.contentOf(files[path]), headers: { 'Content-Type': type, ...headers } };
}

/** Stands in for our functions, which the emulators test. A function without public access is not there. */
function functionAnswer(cloud: Cloud, { method, url, headers, raw }: Call, service: string): Answer {
  const name = `projects/${cloud.project}/locations/us-central1/services/${service}`;
  if (!JSON.stringify(cloud.resources.get(`${name}:policy`) ?? {}).includes('allUsers'))
    return { status: 404, raw: '' };
  if (url.pathname.includes('%23'))
    return { status: 302, headers: { Location: url.pathname.replace('%23', '#') }, raw: '' };
  if (service === 'owner-contacted') return { raw: '<title>Contacted</title>' };
  if (method === 'GET') return { status: 405, headers: { Allow: 'POST' }, json: { error: 'Use POST.' } };
  if (!raw.toString().startsWith('{')) return { status: 400, raw: '<title>There is a problem</title>' };
  const id = String(headers['idempotency-key']);
  const status = cloud.resources.has(id) ? 200 : 201;
  cloud.put(id, {});
  return { status, json: { id } };
}
