import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generate } from 'selfsigned';

/** On every Linux and Mac it reaches this machine, and nothing in the code takes it for loopback. */
export const ELSEWHERE = '0.0.0.0';

export interface Certificate {
  readonly key: string;
  readonly cert: string;
  /** For NODE_EXTRA_CA_CERTS of a process that is to trust it. */
  readonly file: string;
}

export async function selfMade(): Promise<Certificate> {
  const altNames = [
    { type: 7, ip: ELSEWHERE },
    { type: 7, ip: '127.0.0.1' },
  ] as const;
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'Mail server of a test' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [
      { name: 'basicConstraints', cA: true },
      { name: 'subjectAltName', altNames: [...altNames] },
    ],
  });
  const file = join(mkdtempSync(join(tmpdir(), 'certificate-')), 'ca.pem');
  writeFileSync(file, cert);
  return { key, cert, file };
}
