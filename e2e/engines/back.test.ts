import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';
import { PATHS } from '../../web/src/routes.ts';
import { backFlows } from './back-flows.ts';
import { chromium } from './chromium.ts';
import { firefox } from './firefox.ts';
import { testFlowsIn } from './flows.ts';

const otherSite = createServer((_, response) => {
  response.setHeader('Content-Type', 'text/html');
  response.end('<!doctype html><html lang="en"><title>Elsewhere</title><h1>Another site</h1></html>');
});

beforeAll(() => new Promise<void>((listening) => otherSite.listen(0, listening)));
afterAll(() => void otherSite.close());

const FLOWS = backFlows(() => `http://localhost:${(otherSite.address() as AddressInfo).port}/`);

// Without WebKit, because its driver cannot turn on the back/forward cache.
testFlowsIn(chromium(), FLOWS);
// Here, Firefox sometimes never finishes to load the frame of the order form, whose site the tests cannot reach.
testFlowsIn(
  firefox(),
  FLOWS.filter(([name]) => !name.includes(PATHS.eggs)),
);
