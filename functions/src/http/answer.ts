import type { HttpsFunction } from 'firebase-functions/https';
import { htmlPage, PAGE_POLICY, type Page } from './html-page.ts';

export type Response = Parameters<HttpsFunction>[1];
type Headers = Readonly<Record<string, string>>;

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

/** On every answer, because the headers of Hosting may cover its own files only. */
const ALWAYS: Headers = {
  'Cache-Control': 'no-store',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

/** Data, not a page: nothing may load in it. */
const NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export function jsonAnswer(status: number, value: unknown, headers: Headers = {}): Answer {
  const own = { 'Content-Type': 'application/json; charset=utf-8', 'Content-Security-Policy': NOTHING };
  return { status, body: JSON.stringify(value), headers: { ...own, ...headers } };
}

export function pageAnswer(status: number, page: Page, headers: Headers = {}): Answer {
  const own = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Language': 'en',
    'Content-Security-Policy': PAGE_POLICY,
  };
  return { status, body: htmlPage(page), headers: { ...own, ...headers } };
}

/** Leads a form post on to a page that may be reloaded. */
export function seeOther(path: string): Answer {
  return { status: 303, body: '', headers: { Location: path, 'Content-Security-Policy': NOTHING } };
}

export function give(response: Response, { status, headers, body }: Answer): void {
  response.status(status).set({ ...ALWAYS, ...headers });
  response.end(body);
}
