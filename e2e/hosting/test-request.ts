import { createHash } from 'node:crypto';
import { HONEYPOT_FIELD } from '../../functions/src/contract/call.ts';
import { EMPTY_REQUEST } from '../../functions/src/contract/questions.ts';

/** The answers that `TEST_REQUEST` gives. Their texts tell the owner that no family wrote them. */
const TEST_ANSWERS = {
  firstName: 'TEST, not a family',
  lastName: 'sent by a check of the site',
  email: 'smoke-test@example.com',
  phone: '000-000-0000',
  location: 'oklahoma-city',
  familySize: 'adults-only',
  propertyType: 'suburban',
  dogExperience: 'first-time',
  timeline: 'researching',
  guardianGoals: ['companionship'],
  additionalInfo: 'This is a test of the form. Nobody waits for an answer, and you may delete it.',
} as const;

/**
 * The request that the smoke test and the uptime check send. It fills the honeypot, so it is stored as suspected spam: it causes no mail of its own, no reminder, no alarm and no
 * mail to the invented address. The owner sees it once in a list, and again only after deleting the document.
 */
export const TEST_REQUEST = { ...EMPTY_REQUEST, ...TEST_ANSWERS, [HONEYPOT_FIELD]: 'test' };

/**
 * A UUID v7 that is the same for each test with the same secret, so that only one document is stored, also after a
 * question is added. It depends on the given answers, because the server rejects a known key with different answers.
 */
export function testKey(secret: string): string {
  const hash = createHash('sha256').update(secret).update(JSON.stringify(TEST_ANSWERS)).digest('hex');
  return `019b7600-0000-7${hash.slice(0, 3)}-8${hash.slice(3, 6)}-${hash.slice(6, 18)}`;
}
