import { expect, onTestFinished, test, vi } from 'vitest';
import { NO_ANSWERS } from '../form/answers.ts';
import { submitForm } from './submission.ts';

test('a temporary failure is retried three times, after half a second, one second and two seconds', async () => {
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  vi.useFakeTimers({ now: 0 });
  const sent: number[] = [];
  vi.stubGlobal('fetch', async () => {
    sent.push(Date.now());
    return new Response('', { status: 503 });
  });
  const failed = vi.fn();
  submitForm({ attempt: { key: 'a-key', body: '{}' }, answers: NO_ANSWERS }).catch(failed);
  await vi.runAllTimersAsync();
  expect(sent).toEqual([0, 500, 1_500, 3_500]);
  expect(failed).toHaveBeenCalledOnce();
});
