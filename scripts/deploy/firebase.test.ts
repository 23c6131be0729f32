import { describe, expect, test } from 'vitest';
import { fakeMachine, lastLine } from './testing.ts';

describe('an error of the Firebase CLI becomes a message that says what to do', () => {
  test.each([
    ['Failed to authenticate, have you run firebase login?', /does not know who you are\. Run "npx firebase login"/],
    ['Failed to make request to https://firebasehosting.googleapis.com/', /cannot be reached\. Check your network/],
    ['HTTP Error: 403, The caller does not have permission', /^Firebase said: HTTP Error: 403, .+permission\. Nothing/],
  ])('%s', async (error, sentence) => {
    const act = `echo '${JSON.stringify({ status: 'error', error }, null, 2)}'; exit 1`;
    const { stderr } = await fakeMachine().deploy('--project farm-1', { when: 'sites:list', act });
    expect(lastLine(stderr)).toMatch(sentence);
  });

  test.each([
    ['sites:list', { sites: [] }, /has no site yet\. Run: npx firebase hosting:sites:create farm-1/],
    ['databases:list', [], /has no Firestore database yet\. Create it first/],
    ['databases:list', [{ name: 'projects/farm-1/databases/restored' }], /has no Firestore database yet/],
    ['channel:deploy', {}, /did not say where the preview is/],
  ])('a project whose %s returns nothing', async (when, result, sentence) => {
    const act = `echo '${JSON.stringify({ status: 'success', result }, null, 2)}'; exit 0`;
    const { stderr, called } = await fakeMachine().deploy('--project farm-1 --yes', { when, act });
    expect(lastLine(stderr)).toMatch(sentence);
    expect(called.at(-1)).toContain(when);
  });
});
