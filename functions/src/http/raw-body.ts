import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { HttpError } from './http-error.ts';

/**
 * The Functions Framework inflates and parses every body up to 1 GB before a handler is called, answers what it cannot
 * parse with a page of its own and prints the body to the log (its src/server.ts). Its parsers pass by a request without
 * a length and without chunks, so both headers go before any parser sees them, and what is left is read below. Events
 * are Google's own and stay with the framework. Node marks the channel experimental; raw-body.emulator.test.ts holds it.
 * https://nodejs.org/docs/latest-v24.x/api/diagnostics_channel.html#http
 */
if (!process.env.FUNCTION_SIGNATURE_TYPE?.includes('event')) {
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    delete request.headers['content-length'];
    delete request.headers['transfer-encoding'];
    response.once('finish', () => cutLater(request));
  });
}

const LINGER_MS = 5_000;

/** Whoever goes on sending after the answer may hear it out, and is then cut off. */
function cutLater(request: IncomingMessage): void {
  if (request.complete) return;
  request.resume();
  const cut = setTimeout(() => request.destroy(), LINGER_MS);
  request.once('close', () => clearTimeout(cut));
}

interface Bounds {
  readonly maxBytes: number;
  readonly withinMs: number;
  /** What is said when the body does not come in time. */
  readonly failure: string;
}

/** The bytes as they came. What is too much is thrown away as it arrives. */
export async function readBody(request: IncomingMessage, { maxBytes, withinMs, failure }: Bounds): Promise<Buffer> {
  let timer: NodeJS.Timeout | undefined;
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    return await new Promise<Buffer>((resolve, reject) => {
      const late = () => reject(new HttpError(503, 'body-late', { error: failure }));
      timer = setTimeout(late, withinMs);
      request.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size <= maxBytes) chunks.push(chunk);
        else reject(new HttpError(413, 'too-large', { error: 'The request is too large.' }));
      });
      request.once('end', () => resolve(Buffer.concat(chunks)));
      request.once('close', late);
    });
  } finally {
    clearTimeout(timer);
  }
}
