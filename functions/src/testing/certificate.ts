import { generate } from 'selfsigned';

/** Reaches this machine on Linux and macOS, but our code does not recognize it as loopback, so it requires TLS. */
export const NOT_LOOPBACK = '0.0.0.0';

export type Certificate = Awaited<ReturnType<typeof selfSigned>>;

/** Creates a certificate that no system trusts. */
export async function selfSigned() {
  const altNames = [
    { type: 7, ip: NOT_LOOPBACK },
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
  return { key, cert };
}
