import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

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
  const asInTheCloud = {
    NODE_ENV: 'production',
    PORT: String(port),
    FUNCTION_SOURCE: source,
    FUNCTION_TARGET: target,
    FUNCTION_SIGNATURE_TYPE: signature,
    LOG_EXECUTION_ID: 'true',
  };
  const child = spawn(process.execPath, [FRAMEWORK], { env: { ...process.env, ...asInTheCloud, ...env } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  while (!(await isListening(port))) {
    if (child.exitCode !== null) throw new Error(`The function did not start:\n${output}`);
    await setTimeout(20);
  }
  return { url: `http://127.0.0.1:${port}/`, pid: child.pid ?? 0, output: () => output, stop: () => end(child) };
}

/** In production the framework does not say when it is there. */
async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const listening = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return listening;
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
