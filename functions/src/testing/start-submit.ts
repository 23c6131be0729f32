import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

const FUNCTIONS = join(import.meta.dirname, '..', '..');
const FRAMEWORK = join(createRequire(import.meta.url).resolve('@google-cloud/functions-framework'), '..', 'main.js');

type Started = AsyncDisposable & { readonly url: string; readonly output: () => string };

/** Starts the built submit function of a folder as Cloud Run does: with the Functions Framework, in a process of its own. */
export async function startSubmit(folder = FUNCTIONS): Promise<Started> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(port),
    FUNCTION_SOURCE: folder,
    FUNCTION_TARGET: 'submit.consultation',
    FUNCTION_SIGNATURE_TYPE: 'http',
    LOG_EXECUTION_ID: 'true',
  };
  const child = spawn(process.execPath, [FRAMEWORK], { env });
  const exited = once(child, 'exit');
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  // The framework prints nothing in production when it is ready.
  while (!(await fetch(url).catch(() => undefined))) {
    // Another process has taken the port meanwhile.
    if (output.includes('EADDRINUSE')) return startSubmit(folder);
    if (child.exitCode !== null) throw new Error(`The function did not start:\n${output}`);
    await setTimeout(20);
  }
  const stop = async () => {
    child.kill('SIGKILL');
    await exited;
  };
  return { url, output: () => output, [Symbol.asyncDispose]: stop };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
