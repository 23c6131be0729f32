import { gunzipSync } from 'node:zlib';

interface Version {
  readonly files: Record<string, string>;
  config?: Config;
  status?: string;
}

export interface Config {
  readonly headers?: readonly { glob: string; headers: Record<string, string> }[];
  readonly rewrites?: readonly { glob: string; path?: string; run?: { serviceId: string } }[];
}

/** What is deployed in a project. Starts empty, with a database. */
export class Cloud {
  readonly project: string;
  readonly uid = '6b7a3c1e-0000-4000-8000-000000000000';
  /** The next request that matches one of these is refused, once each. */
  readonly refusals: RegExp[] = [];
  readonly versions: Record<string, Version> = {};
  readonly releases: Record<string, { version: string; message?: string; time: string }[]> = { live: [] };
  readonly blobs = new Map<string, Buffer>();
  /** Functions, schedules, rules and so on, by their resource names. */
  readonly resources = new Map<string, Record<string, unknown>>();
  readonly members = new Map<string, unknown>();
  readonly requests = new Set<string>();
  hasPlan = true;
  isLoginEnded = false;
  #count = 0;

  constructor(project: string) {
    this.project = project;
  }

  nextId(): string {
    this.#count += 1;
    return `${this.#count}`.padStart(16, '0');
  }

  /** The files of the version that a channel serves, by their paths. */
  filesOf(channel: string): Record<string, string> {
    const version = this.versions[this.releases[channel]?.at(-1)?.version ?? ''];
    const entries = Object.entries(version?.files ?? {});
    return Object.fromEntries(entries.map(([path, hash]) => [path, this.textOf(hash)]));
  }

  textOf(hash: string): string {
    return gunzipSync(this.blobs.get(hash) ?? Buffer.alloc(0)).toString('latin1');
  }
}

export interface Call {
  readonly method: string;
  readonly host: string;
  readonly url: URL;
  readonly raw: Buffer;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

export interface Answer {
  readonly status?: number;
  readonly json?: unknown;
  readonly raw?: Buffer | string;
  readonly headers?: Readonly<Record<string, string>>;
}

export function fault(code: number, message: string, status: string): Answer {
  return { status: code, json: { error: { code, message, status } } };
}

// biome-ignore lint/suspicious/noExplicitAny: The bodies are those of Google's APIs, which the CLI writes.
export type Body = any;
export type Handler = (cloud: Cloud, call: Call & { readonly body: Body }, ...groups: string[]) => Answer;

/** The method, host and path of a request, and what answers it. */
export type Route = readonly [pattern: RegExp, handler: Handler];

export function ok(json: unknown): Answer {
  return { json };
}

export function at(line: string): RegExp {
  return new RegExp(`^${line}$`);
}
