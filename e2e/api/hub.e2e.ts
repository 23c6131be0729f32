import { get, type IncomingMessage } from 'node:http';
import { expect, test } from '@playwright/test';

test('no web page reaches the hub, which would overwrite a folder for it', async ({ page }) => {
  const hub = `http://${process.env.FIREBASE_EMULATOR_HUB}`;
  const { statusCode } = await new Promise<IncomingMessage>((resolve) => get(hub, resolve));
  expect(statusCode).toBe(200);
  const send = (url: string) => fetch(url, { mode: 'no-cors' }).then(String, String);
  expect(await page.evaluate(send, hub)).toContain('Failed to fetch');
});
