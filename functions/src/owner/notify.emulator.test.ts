import '../testing/own-project.ts';

import { join } from 'node:path';
import { info, error as logError } from 'firebase-functions/logger';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { BESIDE } from '../consultations/store.ts';
import { VALID_REQUEST } from '../contract/consultation.cases.ts';
import { owner } from '../index.ts';
import { ELSEWHERE, selfMade } from '../testing/certificate.ts';
import { consultations, stored } from '../testing/consultations.ts';
import { openMailbox } from '../testing/mailbox.ts';
import { startFunction } from '../testing/start-function.ts';
import { notifyOwner } from './notify.ts';

vi.mock('firebase-functions/logger', () => ({ error: vi.fn(), info: vi.fn() }));

const leases = consultations.firestore.collection(BESIDE.leases);
const FUNCTIONS = join(import.meta.dirname, '..', '..');
const DAY_MS = 24 * 3_600_000;
const UNREACHABLE = 'smtp://127.0.0.1:1';

beforeEach(() => {
  vi.stubEnv('OWNER_EMAIL', 'owner@example.com');
  vi.mocked(logError).mockClear();
});
afterEach(() => vi.unstubAllEnvs());

describe('a stored request', () => {
  test('is mailed to the owner, who sees in the console that it was', async () => {
    const { mails, id } = await mailboxAndRequest();
    await notifyOwner(id);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatch(/^To: owner@example\.com$/m);
    expect(mails[0]).toMatch(/^Reply-To: "?Sample Family"? <sample\.family@example\.com>$/m);
    expect(mails[0]?.replace(/\r\n /g, ' ')).toMatch(/^Subject: Consultation request: Sample Family, /m);
    expect((await stored(id)).get('notifiedAt').toMillis()).toBeGreaterThan(0);
    expect((await stored(id)).data()).toMatchObject(VALID_REQUEST);
  });

  test('leaves a lease for a day and a link for 90 days beside it', async () => {
    const { id } = await mailboxAndRequest();
    await notifyOwner(id);
    const daysOf = async (name: string) => {
      const { expiresAt } = (await consultations.firestore.collection(name).doc(id).get()).data() ?? {};
      return Math.round((expiresAt.toMillis() - Date.now()) / DAY_MS);
    };
    expect([await daysOf(BESIDE.leases), await daysOf(BESIDE.links)]).toEqual([1, 90]);
  });

  test('is mailed once when the trigger fires again', async () => {
    const { mails, id } = await mailboxAndRequest();
    await notifyOwner(id);
    await notifyOwner(id);
    expect(mails).toHaveLength(1);
  });

  test('is mailed once when the trigger fires again while it is being mailed, and that one comes back later', async () => {
    const { mailbox, mails, id } = await mailboxAndRequest();
    let second: unknown;
    mailbox.onMail = async () => {
      second = await notifyOwner(id).catch((error: Error) => error.message);
    };
    await notifyOwner(id);
    expect(second).toBe(`owner is being notified of ${id} elsewhere`);
    await notifyOwner(id);
    expect(mails).toHaveLength(1);
  });

  test('is left alone while somebody else mails it, and not taken for done', async () => {
    const { mails, id } = await mailboxAndRequest();
    await leases.doc(id).set({ until: new Date(Date.now() + 60_000) });
    await expect(notifyOwner(id)).rejects.toThrow(`owner is being notified of ${id} elsewhere`);
    expect([mails, vi.mocked(logError).mock.calls]).toEqual([[], []]);
    expect((await stored(id)).get('notifiedAt')).toBeUndefined();
  });

  test('is leased for longer than the function that mails it can run', async () => {
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

  test('is mailed on the next try when the server refuses at first', async () => {
    const { mailbox, mails, id } = await mailboxAndRequest();
    mailbox.fault = 'refuses';
    await expect(notifyOwner(id)).rejects.toThrow(id);
    expect((await stored(id)).get('notifiedAt')).toBeUndefined();
    mailbox.fault = undefined;
    await notifyOwner(id);
    expect(mails).toHaveLength(1);
  });

  test('is tried again, and logged without personal data, when the mail server is away', async () => {
    const { id } = await mailboxAndRequest();
    vi.stubEnv('SMTP_URL', UNREACHABLE);
    const failure = await notifyOwner(id).catch((error: Error) => error.message);
    expect(failure).toBe(`owner was not notified of ${id} (ESOCKET)`);
    expect(logError).toHaveBeenCalledExactlyOnceWith('owner was not notified', { id, code: 'ESOCKET' });
    expect((await leases.doc(id).get()).exists).toBe(false);
  });

  test('is mailed after all when the instance that was to mail it died', async () => {
    const { mails, id } = await mailboxAndRequest();
    await leases.doc(id).set({ until: new Date(Date.now() - 1) });
    await notifyOwner(id);
    expect(mails).toHaveLength(1);
  });

  test('is not mailed when the owner has deleted it', async () => {
    const { mails, id } = await mailboxAndRequest();
    await consultations.doc(id).delete();
    await notifyOwner(id);
    expect(mails).toEqual([]);
  });

  test.each([
    ['owner', { OWNER_EMAIL: '' }],
    ['mail server', { SMTP_URL: 'none' }],
  ])('makes one log line and nothing else without a configured %s', async (_, env) => {
    const { mails, id } = await mailboxAndRequest();
    vi.mocked(info).mockClear();
    for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
    await notifyOwner(id);
    expect(info).toHaveBeenCalledExactlyOnceWith('owner is not notified: no mail is configured', { id });
    expect([mails, logError]).toEqual([[], expect.toSatisfy(() => vi.mocked(logError).mock.calls.length === 0)]);
    expect((await stored(id)).get('notifiedAt')).toBeUndefined();
  });
});

test('the deployed trigger mails when Firestore reports a new document, and is tried again when it fails', async () => {
  const { mailbox, mails, id } = await mailboxAndRequest();
  const env = { OWNER_EMAIL: 'owner@example.com', SMTP_URL: mailbox.url };
  const started = await startFunction(FUNCTIONS, 'owner.notify', env, 'cloudevent');
  onTestFinished(() => started.stop());
  mailbox.fault = 'refuses';
  expect((await report(id, started.url)).status).toBe(500);
  mailbox.fault = undefined;
  expect((await report(id, started.url)).status).toBeLessThan(300);
  expect((await report(id, started.url)).status).toBeLessThan(300);
  expect(mails).toHaveLength(1);
  expect(started.output()).not.toContain(VALID_REQUEST.email);
});

test.each(['implicit', 'starttls'] as const)('the deployed trigger mails over TLS (%s)', async (tls) => {
  const certificate = await selfMade();
  const { mailbox, mails, id } = await mailboxAndRequest({ host: ELSEWHERE, tls, certificate });
  const env = { SMTP_URL: mailbox.url, NODE_EXTRA_CA_CERTS: certificate.file };
  const started = await startFunction(FUNCTIONS, 'owner.notify', env, 'cloudevent');
  onTestFinished(() => started.stop());
  expect((await report(id, started.url)).status).toBeLessThan(300);
  expect(mails).toHaveLength(1);
});

async function mailboxAndRequest(options: Parameters<typeof openMailbox>[0] = {}) {
  const mailbox = await openMailbox(options);
  vi.stubEnv('SMTP_URL', mailbox.url);
  const id = crypto.randomUUID();
  await consultations.doc(id).set(VALID_REQUEST);
  return { mailbox, mails: mailbox.mails, id };
}

/** As Eventarc does, in one piece. */
function report(id: string, url: string) {
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
