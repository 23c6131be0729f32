import { expect, onTestFinished, test, vi } from 'vitest';
import { environment } from './run.ts';

test.each(['HTTP_PROXY', 'HTTPS_PROXY', 'http_proxy', 'https_proxy'])(
  'the emulators start behind a proxy, which does not know them (%s)',
  (name) => {
    onTestFinished(() => void vi.unstubAllEnvs());
    vi.stubEnv(name, 'http://127.0.0.1:9');
    expect(environment('/tmp')).toMatchObject({ HOME: process.env.HOME });
    expect(environment('/tmp')).not.toHaveProperty(name);
  },
);
