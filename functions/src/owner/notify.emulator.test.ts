import '../testing/own-project.ts';

import { join } from 'node:path';
import { error as logError } from 'firebase-functions/logger';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { REQUEST_COLLECTIONS } from '../collections.ts';
import { VALID_REQUEST } from '../contract/consultation.cases.ts';
import { DAY_MS } from '../durations.ts';
import { owner } from '../index.ts';
import { NOT_LOOPBACK, selfSigned } from '../testing/certificate.ts';
import { consultations, stored } from '../testing/consultations.ts';
import { openMailbox } from '../testing/mailbox.ts';
import { startFunction } from '../testing/start-function.ts';
import { notifyOwner } from './notify.ts';

vi.mock('firebase-functions/logger', () => ({ error: vi.fn(), warn: vi.fn() }));

const leases = consultations.firestore.collection(REQUEST_COLLECTIONS.leases);
const FUNCTIONS = join(import.meta.dirname, '..', '..');
const UNREACHABLE = 'smtp://127.0.0.1:1';

beforeEach(() => {
  vi.stubEnv('OWNER_EMAIL', 'owner@example.com');
  vi.mocked(logError).mockClear();
});
afterEach(() => vi.unstubAllEnvs());

describe('a new request', () => {
  test('is mailed to the owner, and the document records when', async () => {
    const { mails, id } = await mailboxAndRequest();
    await notifyOwner(id);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatch(/^To: owner@example\.com$/m);
    expect(mails[0]).toMatch(/^Reply-To: "?Sample Family"? <sample\.family@example\.com>$/m);
    expect(mails[0]?.replace(/\r\n /g, ' ')).toMatch(/^Subject: Consultation request: Sample Family, /m);
    expect((await stored(id)).get('notifiedAt').toMillis()).toBeGreaterThan(0);
    expect((await stored(id)).data()).toMatchObject(VALID_REQUEST);
  });

  test('gets a lease that is deleted after a day, and a link that is deleted after 90 days', async () => {
    const { id } = await mailboxAndRequest();
    await notifyOwner(id);
    const daysOf = async (name: string) => {
      const { expiresAt } = (await consultations.firestore.collection(name).doc(id).get()).data() ?? {};
      return Math.round((expiresAt.toMillis() - Date.now()) / DAY_MS);
    };
    expect([await daysOf(REQUEST_COLLECTIONS.leases), await daysOf(REQUEST_COLLECTIONS.links)]).toEqual([1, 90]);
  });

  test('is mailed once if the trigger fires twice', async () => {
    const { mails, id } = await mailboxAndRequest();
    await notifyOwner(id);
    await notifyOwner(id);
    expect(mails).toHaveLength(1);
  });

  test('is mailed once if the trigger fires again during the mail, and the second run throws to be retried later', async () => {
    const { mailbox, mails, id } = await mailboxAndRequest();
    let second: unknown;
    mailbox.onMail = async () => {
      second = await notifyOwner(id).catch((error: Error) => error.message);
    };
    await notifyOwner(id);
    expect(second).toBe(`another run is mailing the request ${id}`);
    await notifyOwner(id);
    expect(mails).toHaveLength(1);
  });

  test('under lease of another run is not mailed, and the run throws to be retried later', async () => {
    const { mails, id } = await mailboxAndRequest();
    await leases.doc(id).set({ until: new Date(Date.now() + 60_000) });
    await expect(notifyOwner(id)).rejects.toThrow(`another run is mailing the request ${id}`);
    expect([mails, vi.mocked(logError).mock.calls]).toEqual([[], []]);
    expect((await stored(id)).get('notifiedAt')).toBeUndefined();
  });

  test('is leased for longer than the timeout of the function', async () => {
    const { mailbox, id } = await mailboxAndRequest();
    mailbox.fault = 'drops';
    let until = 0;
    mailbox.onMail = async () => {
      until = (await leases.doc(id).get()).get('until').toMillis();
    };
    const since = Date.now();
    await expect(notifyOwner(id)).rejects.toThrow(id);
    expect(until - since).toBeGreaterThan(Number(owner.notify.__endpoint.timeoutSeconds) * 1_000);
  });

  test('is mailed by the retry if the server refused the first try', async () => {
    const { mailbox, mails, id } = await mailboxAndRequest();
    mailbox.fault = 'refuses';
    await expect(notifyOwner(id)).rejects.toThrow(id);
    expect((await stored(id)).get('notifiedAt')).toBeUndefined();
    mailbox.fault = undefined;
    await notifyOwner(id);
    expect(mails).toHaveLength(1);
  });

  test('causes an error without personal data if the mail server cannot be reached', async () => {
    const { id } = await mailboxAndRequest();
    vi.stubEnv('SMTP_URL', UNREACHABLE);
    const failure = await notifyOwner(id).catch((error: Error) => error.message);
    expect(failure).toBe(`owner was not notified of ${id} (ESOCKET)`);
    expect(logError).toHaveBeenCalledExactlyOnceWith('owner was not notified', { id, code: 'ESOCKET' });
    expect((await leases.doc(id).get()).exists).toBe(false);
  });

  test('is mailed if the lease of another run has ended', async () => {
    const { mails, id } = await mailboxAndRequest();
    await leases.doc(id).set({ until: new Date(Date.now() - 1) });
    await notifyOwner(id);
    expect(mails).toHaveLength(1);
  });

  test('is not mailed if it was deleted', async () => {
    const { mails, id } = await mailboxAndRequest();
    await consultations.doc(id).delete();
    await notifyOwner(id);
    expect(mails).toEqual([]);
  });

  test.each([
    ['owner', { OWNER_EMAIL: '' }],
    ['mail server', { SMTP_URL: 'none' }],
  ])('causes the error that the alarm watches if the %s is not configured', async (_, env) => {
    const { mails, id } = await mailboxAndRequest();
    for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
    await expect(notifyOwner(id)).rejects.toThrow(id);
    const code = expect.stringMatching(/^(OWNER_EMAIL|SMTP_URL)/);
    expect(logError).toHaveBeenCalledExactlyOnceWith('owner was not notified', { id, code });
    expect(mails).toEqual([]);
    expect((await leases.doc(id).get()).exists).toBe(false);
    expect((await stored(id)).get('notifiedAt')).toBeUndefined();
  });
});

test('the deployed trigger sends the mail, and responds with a 500 if sending fails', async () => {
  const { mailbox, mails, id } = await mailboxAndRequest();
  const env = { OWNER_EMAIL: 'owner@example.com', SMTP_URL: mailbox.url };
  const started = await startFunction(FUNCTIONS, 'owner.notify', env, 'cloudevent');
  onTestFinished(() => started.stop());
  mailbox.fault = 'refuses';
  expect((await sendEvent(id, started.url)).status).toBe(500);
  mailbox.fault = undefined;
  expect((await sendEvent(id, started.url)).status).toBeLessThan(300);
  expect((await sendEvent(id, started.url)).status).toBeLessThan(300);
  expect(mails).toHaveLength(1);
  expect(started.output()).not.toContain(VALID_REQUEST.email);
});

test.each(['implicit', 'starttls'] as const)('the deployed trigger sends mail over TLS (%s)', async (tls) => {
  const certificate = await selfSigned();
  const { mailbox, mails, id } = await mailboxAndRequest({ host: NOT_LOOPBACK, tls, certificate });
  const env = { SMTP_URL: mailbox.url, NODE_EXTRA_CA_CERTS: certificate.file };
  const started = await startFunction(FUNCTIONS, 'owner.notify', env, 'cloudevent');
  onTestFinished(() => started.stop());
  expect((await sendEvent(id, started.url)).status).toBeLessThan(300);
  expect(mails).toHaveLength(1);
});

async function mailboxAndRequest(options: Parameters<typeof openMailbox>[0] = {}) {
  const mailbox = await openMailbox(options);
  vi.stubEnv('SMTP_URL', mailbox.url);
  const id = crypto.randomUUID();
  await consultations.doc(id).set(VALID_REQUEST);
  return { mailbox, mails: mailbox.mails, id };
}

/** Sends the event that Eventarc sends for a new document. */
function sendEvent(id: string, url: string) {
  const project = process.env.GCLOUD_PROJECT;
  const document = `consultations/${id}`;
  const database = `projects/${project}/databases/(default)`;
  const event = {
    specversion: '1.0',
    id: crypto.randomUUID(),
    type: 'google.cloud.firestore.document.v1.created',
    source: `//firestore.googleapis.com/${database}`,
    subject: `documents/${document}`,
    time: new Date().toISOString(),
    datacontenttype: 'application/json',
    location: 'us-central1',
    project,
    database: '(default)',
    namespace: '(default)',
    document,
    data: { value: { name: `${database}/documents/${document}`, fields: {} } },
  };
  const headers = { 'Content-Type': 'application/cloudevents+json' };
  return fetch(url, { method: 'POST', headers, body: JSON.stringify(event) });
}
