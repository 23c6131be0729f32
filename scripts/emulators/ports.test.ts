import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { HOST, isFree } from './ports.ts';

test('a port is free until something listens on it', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
  const { port } = server.address() as { port: number };
  expect(await isFree(port)).toBe(false);
  await new Promise((resolve) => server.close(resolve));
  expect(await isFree(port)).toBe(true);
});
