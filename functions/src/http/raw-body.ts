import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { HttpError, withDeadline } from './response.ts';

/**
 * Keeps the parsers of the Functions Framework from reading the body (docs/decisions/raw-body.md): they skip a request
 * without these headers. `readBody` reads the body instead. Event functions keep the parsers, because Google sends their
 * requests. https://nodejs.org/docs/latest-v24.x/api/diagnostics_channel.html#http
 */
if (!process.env.FUNCTION_SIGNATURE_TYPE?.includes('event')) {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    delete request.headers['content-length'];
    delete request.headers['transfer-encoding'];
  });
}

/** How long a body may take to arrive. */
export const BODY_MS = 10_000;

/**
 * Reads the body as bytes. Throws a 413 if it is larger than `maxBytes`, and a 408 if it takes too long. What arrives after
 * that is dropped.
 */
export async function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const late = new HttpError(408, 'body-late', 'The request did not arrive in time.');
  const body = new Promise<Buffer>((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= maxBytes) chunks.push(chunk);
      else reject(new HttpError(413, 'too-large', 'The request is too large.'));
    });
    request.once('end', () => resolve(Buffer.concat(chunks)));
    request.once('close', () => reject(late));
  });
  return withDeadline(body, BODY_MS, late);
}
