import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { claimPorts, HOST, isFree, portOf, requireFreePorts } from './ports.ts';

const PORTS = join(import.meta.dirname, 'ports.ts');
const CLAIM = `const { claimPorts, portOf } = await import('${PORTS}');
  await claimPorts();
  console.log(portOf('hosting'));
  setInterval(() => {}, 1000);`;

afterEach(() => vi.unstubAllEnvs());

test('a port is free until something listens on it', async () => {
  const { port, close } = await occupy(0);
  expect(await isFree(port)).toBe(false);
  await close();
  expect(await isFree(port)).toBe(true);
});

test('PORT_OFFSET is added to every port, and claimPorts keeps it', async () => {
  vi.stubEnv('PORT_OFFSET', undefined);
  const [site, mails] = [portOf('hosting'), portOf('mails')];
  vi.stubEnv('PORT_OFFSET', '30');
  expect([portOf('hosting'), portOf('mails')]).toEqual([site + 30, mails + 30]);
  await claimPorts();
  expect(process.env.PORT_OFFSET).toBe('30');
});

test('two runs that start at the same time choose different ports', async () => {
  const [one, other] = await Promise.all([startRun(), startRun()]);
  expect(one.port).not.toBe(other.port);
});

test('a port in use is not chosen', async () => {
  const { port, end } = await startRun();
  await end();
  await occupy(port);
  expect((await startRun()).port).not.toBe(port);
});

test('the message names the port in use and says what to do', async () => {
  vi.stubEnv('PORT_OFFSET', '0');
  const { port } = await occupy(0);
  vi.stubEnv('PORT_OFFSET', String(port - portOf('hosting')));
  await expect(requireFreePorts(['hosting'])).rejects.toThrow(new RegExp(`^Port ${port} \\(hosting\\) is in use\\.`));
});

/** Starts a process that keeps its claim until it ends, and returns its Hosting port. */
async function startRun(): Promise<{ port: number; end(): Promise<void> }> {
  const { PORT_OFFSET: _, ...env } = process.env;
  const run = spawn(process.execPath, ['--input-type=module', '-e', CLAIM], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void run.kill());
  const [line] = await once(run.stdout, 'data');
  return { port: Number(line), end: () => ended(run) };
}

async function ended(run: ChildProcess): Promise<void> {
  const exit = once(run, 'exit');
  run.kill();
  await exit;
}

async function occupy(wanted: number) {
  const server = createServer().listen(wanted, HOST);
  await once(server, 'listening');
  const close = () => new Promise((closed) => server.close(closed));
  onTestFinished(() => void close());
  return { port: (server.address() as { port: number }).port, close };
}
