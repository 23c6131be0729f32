import type { HttpsFunction } from 'firebase-functions/https';
import { htmlPage, PAGE_POLICY, type Page } from './html-page.ts';

export type ExpressResponse = Parameters<HttpsFunction>[1];
type Headers = Readonly<Record<string, string>>;

export interface HttpResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

/** Headers of every response. Hosting's own headers apply to its static files only. */
const SECURITY_HEADERS: Headers = {
  'Cache-Control': 'no-store',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

/** For responses that are not pages: nothing may load in them. */
const DATA_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export function jsonResponse(status: number, value: unknown, headers: Headers = {}): HttpResponse {
  const own = { 'Content-Type': 'application/json; charset=utf-8', 'Content-Security-Policy': DATA_POLICY };
  return { status, body: JSON.stringify(value), headers: { ...own, ...headers } };
}

export function pageResponse(status: number, page: Page, headers: Headers = {}): HttpResponse {
  const own = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Language': 'en',
    'Content-Security-Policy': PAGE_POLICY,
  };
  return { status, body: htmlPage(page), headers: { ...own, ...headers } };
}

/** Redirects a form post to a page, so that a reload does not post the form again. */
export function redirectAfterPost(path: string): HttpResponse {
  return { status: 303, body: '', headers: { Location: path, 'Content-Security-Policy': DATA_POLICY } };
}

export function sendResponse(response: ExpressResponse, { status, headers, body }: HttpResponse): void {
  response.status(status).set({ ...SECURITY_HEADERS, ...headers });
  response.end(body);
}
