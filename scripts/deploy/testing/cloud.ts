import type { IncomingHttpHeaders } from 'node:http';
import { matchesGlob } from 'node:path/posix';
import { gunzipSync } from 'node:zlib';

export const NUMBER = '123456789012';
/** The database's id. */
export const SECRET = '6b7a3c1e-0000-4000-8000-000000000000';
export const ACCOUNT = `${NUMBER}-compute@developer.gserviceaccount.com`;

// biome-ignore lint/suspicious/noExplicitAny: The resources are those of Google's APIs, which the CLI writes.
export type Resource = any;

/** The resources of a project at Google. At first it has those that exist before the first deploy. */
export class Cloud {
  readonly project: string;
  /** The name of the project's site, which is also the beginning of the names of its versions and channels. */
  readonly site: string;
  /** Functions, releases, rules and so on, by their names. */
  readonly resources = new Map<string, Resource>();
  /** The uploaded files of the site, by the paths of their hashes. */
  readonly files = new Map<string, Buffer>();

  constructor(project: string) {
    const parent = `projects/${project}`;
    this.project = project;
    this.site = `${parent}/sites/${project}`;
    this.put(parent, { projectId: project, projectNumber: NUMBER, defaultServiceAccount: ACCOUNT });
    this.put(`${parent}/adminSdkConfig`, { projectId: project });
    this.put(`${parent}/billingInfo`, { billingEnabled: true });
    this.put(`${parent}/databases/(default)`, { uid: SECRET, type: 'FIRESTORE_NATIVE' });
    for (const name of ['OWNER_EMAIL', 'SMTP_URL']) {
      this.put(`${parent}/secrets/${name}`, {});
      this.put(`${parent}/secrets/${name}/versions/latest`, { state: 'ENABLED' });
    }
    this.put(`${parent}/locations/us-central1/repositories/gcf-artifacts`, { format: 'DOCKER' });
    this.put(this.site, { defaultUrl: `https://${project}.web.app`, type: 'DEFAULT_SITE' });
    // Listed before the default site.
    this.put(`${parent}/sites/another`, { defaultUrl: 'https://another.web.app', type: 'USER_SITE' });
    this.put(`${this.site}/channels/live`, { url: `https://${project}.web.app` });
  }

  put(name: string, change: object): Resource {
    const resource = { ...this.resources.get(name), ...change, name };
    this.resources.set(name, resource);
    return resource;
  }

  /** The resources with this name, in which `-` stands for any part, newest first. */
  find(name: string): Resource[] {
    const glob = name.replaceAll('/-', '/*');
    const found = [...this.resources].filter(([each]) => matchesGlob(each, glob));
    return found.map(([, resource]) => resource).toReversed();
  }

  /** The texts of the files that a channel serves, by their paths. */
  filesOf(channel: string): Record<string, string> {
    const { release } = this.resources.get(`${this.site}/channels/${channel}`);
    const { files } = this.resources.get(release.version.name);
    const contentOf = (hash: string) => gunzipSync(this.files.get(`/upload/${hash}`) ?? '').toString('latin1');
    return Object.fromEntries(Object.keys(files).map((path) => [path, contentOf(files[path])]));
  }
}

export interface Call {
  readonly method: string;
  readonly url: URL;
  /** Method, host and path. */
  readonly line: string;
  readonly headers: IncomingHttpHeaders;
  readonly raw: Buffer;
}

export interface Answer {
  readonly status?: number;
  readonly json?: unknown;
}

export function fault(status: number, message: string): Answer {
  return { status, json: { error: { code: status, message } } };
}
