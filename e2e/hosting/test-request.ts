import { HONEYPOT_FIELD, TEST_EMAIL } from '../../functions/src/contract/call.ts';
import { EMPTY_REQUEST } from '../../functions/src/contract/questions.ts';

/**
 * The request that the smoke test and the uptime check send. It fills the honeypot, so it is stored as suspected spam: it causes
 * no mail, no reminder, no alarm and no mail to the invented address. The id follows from the answers, so one document a day is
 * stored for each code, and only those who know the code can send the same answers. The texts tell the owner that no family
 * wrote them.
 */
export function testRequest(code: string) {
  return {
    ...EMPTY_REQUEST,
    firstName: 'TEST, not a family',
    lastName: 'sent by a check of the site',
    email: TEST_EMAIL,
    phone: '000-000-0000',
    location: 'oklahoma-city',
    familySize: 'adults-only',
    propertyType: 'suburban',
    dogExperience: 'first-time',
    timeline: 'researching',
    guardianGoals: ['companionship'],
    additionalInfo: `This is a test of the form. Nobody waits for an answer, and you may delete it. ${code}`,
    [HONEYPOT_FIELD]: 'test',
  };
}
