import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import getRawBody from 'raw-body';
import { HttpError, withDeadline } from './response.ts';

/**
 * Keeps the parsers of the Functions Framework (its src/server.ts) from reading the body: they decompress and parse up to
 * 1 GB before the handler is called, respond to malformed JSON themselves, and log the body. They skip a request without
 * `Content-Length` and `Transfer-Encoding`, so this code deletes both first. `readBody` reads the body instead. Event
 * functions keep the parsers, because Google sends their requests. Node's channel is experimental, so a test holds it:
 * https://nodejs.org/docs/latest-v24.x/api/diagnostics_channel.html#http
 */
if (!process.env.FUNCTION_SIGNATURE_TYPE?.includes('event')) {
  subscribe('http.server.request.start', (message) => {
    const { request, response, server } = message as {
      request: IncomingMessage;
      response: ServerResponse;
      server: Server;
    };
    // Express answers a path with a broken escape itself, and logs it. The emulator asks for /__/health.
    request.url = request.url?.replace(/^(?!\/__\/health$)[^?]*/, '/');
    delete request.headers['content-length'];
    delete request.headers['transfer-encoding'];
    // Reads and drops what a client still sends, so that it can read the response. Node ends that after five minutes.
    response.once('finish', () => request.resume());
    // By default, Node closes a connection on which nothing arrives for 5 seconds after a response, also if the client has
    // only sent a part of the body: that client would read no response. With 0, Node leaves closing to the client and sends
    // no `Keep-Alive`, which the emulators pass on although they close their own connections earlier.
    server.keepAliveTimeout = 0;
  });
}

/** How long a body may take to arrive. */
export const BODY_MS = 10_000;

/** Reads the body as bytes. Throws a 413 if it is larger than `maxBytes`, and a 408 if it takes too long. */
export async function readBody(request: IncomingMessage, maxBytes: number, tooLarge = 'The request is too large.') {
  const late = new HttpError(408, 'body-late', 'The request did not arrive in time.', {
    headers: { Connection: 'close' },
  });
  const body = getRawBody(request, { limit: maxBytes }).catch((error) => {
    throw error.type === 'entity.too.large' ? new HttpError(413, 'too-large', tooLarge) : late;
  });
  return withDeadline(body, BODY_MS, late);
}
