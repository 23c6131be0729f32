import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import { Timestamp, WriteBatch } from 'firebase-admin/firestore';
import { describe, expect, test, vi } from 'vitest';
import { QUESTIONS } from '../functions/src/contract/questions.ts';
import { ACKNOWLEDGED_ADDRESSES, TO_DOS } from '../functions/src/firebase/db.ts';
import { mailboxHash } from '../functions/src/mail/mailbox.ts';
import { consultations } from '../functions/src/testing/consultations.ts';
import { storeRequest, storeRequests } from '../functions/src/testing/stored-requests.ts';
import { forget, requestsAsCsv } from './leads.ts';

const SCRIPT = join(import.meta.dirname, 'leads.ts');
const db = consultations.firestore;
const at = (iso: string) => ({ submittedAt: Timestamp.fromDate(new Date(iso)) });

describe('npm run leads', () => {
  test('writes every request with the labels of the form, the newest last', async () => {
    await storeRequest({
      ...at('2026-11-21T21:10:00Z'),
      firstName: 'Second',
      notifiedAt: new Date('2026-11-21T21:11:00Z'),
      remindedAt: new Date('2026-11-22T02:00:00Z'),
      contactedAt: new Date('2026-11-22T03:00:00Z'),
    });
    const id = await storeRequest({
      ...at('2026-07-04T12:00:00Z'),
      firstName: 'First',
      suspectedSpam: true,
      pups: ['Daisy', 'Boone'],
    });
    const { out } = await leads([]);
    expect(rowsOf(out)).toEqual([
      expect.objectContaining({
        Received: '2026-07-04T07:00:00-05:00',
        [QUESTIONS.firstName.label]: 'First',
        [QUESTIONS.location.label]: 'Tinker Air Force Base',
        [QUESTIONS.currentPets.label]: 'Dogs, Cats',
        [QUESTIONS.additionalInfo.label]: 'We have a fenced yard.\nOur younger child is shy.',
        [QUESTIONS.pups.label]: 'Daisy, Boone',
        'Suspected spam': 'yes',
        Id: id,
      }),
      expect.objectContaining({
        Received: '2026-11-21T15:10:00-06:00',
        Emailed: '2026-11-21T15:11:00-06:00',
        Reminded: '2026-11-21T20:00:00-06:00',
        Contacted: '2026-11-21T21:00:00-06:00',
        [QUESTIONS.firstName.label]: 'Second',
        'Suspected spam': '',
      }),
    ]);
  });

  test('writes line breaks in quotation marks, and an apostrophe before what a spreadsheet would change or run', async () => {
    const changed =
      '=cmd|calc;+1 405 555 0123;-2+3;@SUM(A1);\t=1;0405550123;4055550123;12;1,000;.5;$5;50%;(405);1e5;2E-3;3-5;10/12;2/4/6;2, 4, 6;5 1/2;1.2.2026;May 5;5-Mar;Sept. 2026;3:30;3 pm;12a;TRUE;false;#N/A'.split(
        ';',
      );
    const kept = [
      'a;=1',
      ...'(405) 555-0123;405-555-0123;3 and 5;2 years;10 months, 3 years;May we visit?;#1 fan of 3-5 dogs;1 a day;true love;K-9;two\nlines;one\rtwo;b\t=1;a, "b"\n\n"c",\r\nd;🐕‍🦺 and 👨‍👩‍👧;שלום, "עולם" مرحبا;'.split(
        ';',
      ),
    ];
    await Promise.all([...changed, ...kept].map((additionalInfo) => storeRequest({ additionalInfo })));
    const csv = await requestsAsCsv(db);
    // A spreadsheet reads UTF-8 only after this mark.
    expect(csv).toMatch(/^\ufeff/);
    for (const quoted of ['"two\nlines"', '"one\rtwo"', '"a;=1"', '"b\t=1"']) expect(csv).toContain(`,${quoted},`);
    const written = rowsOf(csv).map((row) => row[QUESTIONS.additionalInfo.label]);
    expect(written.toSorted()).toEqual([...changed.map((value) => `'${value}`), ...kept].toSorted());
  });

  test('--waiting leaves out suspected spam and visitors whom the owner has contacted', async () => {
    for (const suspectedSpam of [true, 'true', 'Yes']) await storeRequest({ suspectedSpam });
    await storeRequest({ contactedAt: new Date() });
    const id = await storeRequest({ suspectedSpam: false });
    expect(rowsOf((await leads(['--waiting'])).out)).toMatchObject([{ Id: id }]);
  });

  test('writes documents that were added by hand after the others', async () => {
    await consultations.doc('no date').set({ firstName: 'Dana', phone: 4055550123 });
    await consultations.doc('a text').set({ firstName: 'Robin', submittedAt: 'yesterday', contactedAt: 'by phone' });
    const id = await storeRequest({ suspectedSpam: true, spamReasons: ['honeypot', 'address'] });
    const { phone, email } = QUESTIONS;
    expect(rowsOf(await requestsAsCsv(db))).toMatchObject([
      { Id: id, 'Suspected spam': 'honeypot, address' },
      { Id: 'a text', Received: 'yesterday', Contacted: 'by phone', 'Suspected spam': '' },
      { Id: 'no date', Received: '', [phone.label]: "'4055550123", [email.label]: '' },
    ]);
  });
});

describe('npm run leads -- forget', () => {
  test('shows the requests with the address, asks, and deletes only them and the documents that belong to them', async () => {
    const email = 'Sam.Sample@example.com';
    const gone = [await storeRequest({ email }), await storeRequest({ email: email.toLowerCase() })];
    const stays = await storeRequest();
    expect((await leads(['forget', email])).out).toContain('Not deleted.');
    expect(await left(consultations.path)).toHaveLength(3);
    const { code, out } = await leads(['forget', email.toUpperCase()], {}, 'yes\n');
    expect(out).toContain('Delete 2 for good?');
    expect(out).toContain('2 deleted');
    for (const id of gone) expect(out).toMatch(new RegExp(`  Sample ${id}  ${email}  ${id}$`, 'im'));
    expect([code, await left(consultations.path), await left(TO_DOS)]).toEqual([0, [stays], [stays]]);
    expect(await forgotten(email)).toContain('No request has the address');
  });

  test('finds every spelling of the address, also in documents that were added by hand', async () => {
    for (const email of ['sam@gmail.com', 'sam+dogs@gmail.com', ' S.A.M@googlemail.com']) await storeRequest({ email });
    await consultations.doc('by hand').set({ email: 'Sam@gmail.com', submittedAt: 'yesterday' });
    for (const email of ['Sam <sam@gmail.com>', 'ann@example.com; sam@gmail.com', ['sam@gmail.com', 'ann@example.com']])
      await storeRequest({ email });
    const stays = await storeRequest({ email: 'sam@not a domain' });
    expect(await forgotten('sam@other words')).toContain('No request has the address');
    await storeRequest({ email: 'ann@bücher.example' });
    expect(await forgotten('ann@xn--bcher-kva.example')).toContain('1 deleted');
    const out = await forgotten('sam@gmail.com');
    expect(out).toMatch(/yesterday .* by hand$/m);
    expect(out).toContain('7 deleted');
    expect(await left(consultations.path)).toEqual([stays]);
  });
});

test('forget that was stopped in its middle finishes when it runs again', async () => {
  const email = 'sam@gmail.com';
  const acknowledged = db.collection(ACKNOWLEDGED_ADDRESSES).doc(mailboxHash(email));
  await acknowledged.set({ at: new Date() });
  for (let stored = 0; stored < 2; stored++) await storeRequest({ email });
  const { commit } = WriteBatch.prototype;
  vi.spyOn(WriteBatch.prototype, 'commit')
    .mockImplementationOnce(commit)
    .mockImplementationOnce(commit)
    .mockRejectedValueOnce(new Error('stopped'));
  await expect(forgotten(email)).rejects.toThrow('stopped');
  vi.restoreAllMocks();
  expect(await forgotten(email)).toContain('deleted');
  expect([await left(consultations.path), await left(TO_DOS), (await acknowledged.get()).exists]).toEqual([
    [],
    [],
    false,
  ]);
});

test('a reader that ends early gets no stack trace', async () => {
  await storeRequests(2_000);
  const command = `"${process.execPath}" "${SCRIPT}" | head -n 1`;
  const { stdout, stderr } = spawnSync(command, { shell: true, encoding: 'utf8' });
  expect([stdout, stderr]).toEqual([expect.stringContaining('Received'), '']);
});

test.each([
  [['--project', 'farm'], /^Nobody is signed in .*gcloud auth/],
  [['forget'], /^Usage: /],
  [['--wating'], /Unknown option '--wating'/],
])('%j gets a sentence that says what to do', async (args, sentence) => {
  const { code, out, err } = await leads(args, { GOOGLE_APPLICATION_CREDENTIALS: '/nowhere.json' });
  expect([code, out, err]).toEqual([1, '', expect.stringMatching(sentence)]);
  expect(err).not.toMatch(/^\s+at /m);
});

function rowsOf(csv: string): Record<string, string>[] {
  return parse(csv, { columns: true, bom: true });
}

/** Runs the command, which reads `input`. */
async function leads(args: readonly string[], env: NodeJS.ProcessEnv = {}, input = '') {
  const child = spawn(process.execPath, [SCRIPT, ...args], { env: { ...process.env, ...env } });
  child.stdin.end(input);
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { out, err, code };
}

/** Deletes the requests with this address, and returns what the owner reads. */
async function forgotten(email: string): Promise<string> {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  await forget(db, email, async () => true);
  return log.mock.calls.join('\n');
}

async function left(collection: string): Promise<readonly string[]> {
  return (await db.collection(collection).get()).docs.map(({ id }) => id);
}
