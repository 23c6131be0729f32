import { expect, test } from '@playwright/test';
import firebase from '../../firebase.json' with { type: 'json' };
import { portOffset } from '../../tools/ports.ts';

test('the hub, which any web page could tell to overwrite a folder, does not listen on its known port', async () => {
  const hub = new URL(`http://${process.env.FIREBASE_EMULATOR_HUB}`);
  expect((await fetch(hub)).status).toBe(200);
  expect(Number(hub.port)).not.toBe(firebase.emulators.hub.port + portOffset());
});
