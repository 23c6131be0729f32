import { brotliCompressSync } from 'node:zlib';
import type { Response } from '@playwright/test';

const TYPES = ['document', 'script', 'stylesheet', 'font', 'image'] as const;
export type Bytes = Record<(typeof TYPES)[number] | 'all', number>;

/** Each file once, as a browser gets it from Hosting: text under brotli 11, fonts and photos as they are. */
export async function bytesOf(responses: readonly Response[]): Promise<Bytes> {
  const bytes: Bytes = { document: 0, script: 0, stylesheet: 0, font: 0, image: 0, all: 0 };
  const files = new Map(responses.map((response) => [response.url(), response]));
  for (const response of files.values()) {
    const size = compressed(await response.body(), response.headers()['content-type'] ?? '');
    const type = TYPES.find((each) => each === response.request().resourceType());
    if (type) bytes[type] += size;
    bytes.all += size;
  }
  return bytes;
}

function compressed(body: Buffer, contentType: string): number {
  return /text|javascript|json|svg|xml/.test(contentType) ? brotliCompressSync(body).length : body.length;
}
