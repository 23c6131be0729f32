import { matchesGlob } from 'node:path/posix';
import { gunzipSync } from 'node:zlib';
import { PAGE_POLICY } from '../../../functions/src/http/html-page.ts';
import type { Answer, Call, Cloud } from './cloud.ts';

const TYPES: Readonly<Record<string, string>> = { html: 'text/html; charset=utf-8', js: 'text/javascript' };
const NOT_FOUND = '/404.html';

/** What Hosting serves of the live version: files, headers, and the functions that rewrites name. */
export function pageOf(cloud: Cloud, call: Call): Answer | undefined {
  if (call.host !== `${cloud.project}.web.app`) return undefined;
  const { files, config = {} } = cloud.versions[cloud.releases.live?.at(-1)?.version ?? ''] ?? { files: {} };
  const { pathname } = call.url;
  const rewrite = config.rewrites?.find(({ glob }) => matchesGlob(pathname, glob));
  const path = [pathname, `${pathname}.html`, rewrite?.path].find((each) => each && files[each]) ?? NOT_FOUND;
  // As in the emulator, the rules of the asked path and those of the page for missing files apply to a missing file.
  const paths = path === NOT_FOUND && !rewrite?.run ? [pathname, NOT_FOUND] : [pathname];
  const rules = (config.headers ?? []).filter(({ glob }) => paths.some((each) => matchesGlob(each, glob)));
  const headers = Object.fromEntries(rules.flatMap((rule) => Object.entries(rule.headers)));
  if (rewrite?.run) return withHeaders(functionAnswer(cloud, call, rewrite.run.serviceId), headers);
  const raw = gunzipSync(cloud.blobs.get(files[path] ?? '') ?? Buffer.alloc(0));
  const type = TYPES[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
  return { status: path === NOT_FOUND ? 404 : 200, raw, headers: { 'Content-Type': type, ...headers } };
}

/** Stands in for our functions, which the emulators test. A function without public access is not there. */
function functionAnswer(cloud: Cloud, { method, url, headers, raw }: Call, service: string): Answer {
  const name = `projects/${cloud.project}/locations/us-central1/services/${service}`;
  if (!JSON.stringify(cloud.members.get(name) ?? {}).includes('allUsers')) return { status: 404 };
  if (url.pathname.includes('%23')) return { status: 302, headers: { Location: url.pathname.replace('%23', '#') } };
  if (service === 'owner-contacted') return { raw: '<title>Contacted</title>' };
  if (method === 'GET') return { status: 405, headers: { Allow: 'POST' }, json: { error: 'Use POST.' } };
  if (!raw.toString().startsWith('{')) return { status: 400, raw: '<title>There is a problem</title>' };
  const id = String(headers['idempotency-key']);
  const status = cloud.requests.has(id) ? 200 : 201;
  cloud.requests.add(id);
  return { status, json: { id } };
}

/** The function sets the policy of its pages itself, as firebase.json does. */
function withHeaders(answer: Answer, headers: Record<string, string>): Answer {
  return { ...answer, headers: { 'Content-Security-Policy': PAGE_POLICY, ...headers, ...answer.headers } };
}
