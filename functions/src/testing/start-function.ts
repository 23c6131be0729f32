import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { join } from 'node:path';

const FRAMEWORK = join(createRequire(import.meta.url).resolve('@google-cloud/functions-framework'), '..', 'main.js');

export interface StartedFunction {
  readonly url: string;
  readonly pid: number;
  readonly output: () => string;
  stop(): Promise<void>;
}

/** Starts one function of a built folder as the cloud does: the Functions Framework, in a process of its own. */
export async function startFunction(
  source: string,
  target: string,
  env: NodeJS.ProcessEnv,
  signature = 'http',
): Promise<StartedFunction> {
  const port = await freePort();
  const args = [
    FRAMEWORK,
    `--source=${source}`,
    `--target=${target}`,
    `--signature-type=${signature}`,
    `--port=${port}`,
  ];
  const child = spawn(process.execPath, args, { env: { ...process.env, NODE_ENV: 'test', ...env } });
  let output = '';
  const started = new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk;
        if (output.includes('URL: ')) resolve();
      });
    }
    child.once('exit', () => reject(new Error(`The function did not start:\n${output}`)));
  });
  await started;
  return { url: `http://127.0.0.1:${port}/`, pid: child.pid ?? 0, output: () => output, stop: () => end(child) };
}

async function end(child: ReturnType<typeof spawn>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || !address) throw new Error('No free port.');
  return address.port;
}
