import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { FIELD_NAMES, isAsked, QUESTIONS } from '../functions/src/contract/questions.ts';
import { TO_DOS } from '../functions/src/firebase/collections.ts';
import { acknowledgedAddress } from '../functions/src/mail/mailbox.ts';
import { consultations } from '../functions/src/testing/consultations.ts';
import { storeRequest } from '../functions/src/testing/stored-requests.ts';
import { COMPILE_CACHE } from '../tools/project.ts';
import { fieldsOf, refusalOf } from './leads.ts';

const SCRIPT = join(import.meta.dirname, 'leads.ts');
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
    const id = await storeRequest({ ...at('2026-07-04T12:00:00Z'), firstName: 'First', suspectedSpam: true });
    const [first, second, ...others] = await rows();
    expect(others).toEqual([]);
    expect(first).toMatchObject({
      Received: '2026-07-04T07:00:00-05:00',
      Announced: '',
      Reminded: '',
      [QUESTIONS.firstName.label]: 'First',
      [QUESTIONS.location.label]: 'Tinker Air Force Base',
      [QUESTIONS.currentPets.label]: 'Dogs, Cats',
      [QUESTIONS.additionalInfo.label]: 'We have a fenced yard.\nOur younger child is shy.',
      'Suspected spam': 'yes',
      Id: id,
    });
    expect(second).toMatchObject({
      Received: '2026-11-21T15:10:00-06:00',
      Announced: '2026-11-21T15:11:00-06:00',
      Reminded: '2026-11-21T20:00:00-06:00',
      Contacted: '2026-11-21T21:00:00-06:00',
      [QUESTIONS.firstName.label]: 'Second',
      'Suspected spam': '',
    });
  });

  test('a spreadsheet shows every value as text in its column: accents, line breaks, formulas', async () => {
    const texts = ['two\nlines', 'one\rtwo', 'a, "b";\n\n"c",\r\nd', '🐕‍🦺 and 👨‍👩‍👧', 'שלום, "עולם" مرحبا', ''];
    const phones = ['=cmd|calc', '+1 405 555 0123', '-2+3', '@SUM(A1)', '\t=1', '=1'];
    for (const [index, additionalInfo] of texts.entries()) await storeRequest({ additionalInfo, phone: phones[index] });
    const { bytes, out } = await leads([]);
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from('\ufeff'));
    for (const quoted of ['"two\nlines"', '"one\rtwo"']) expect(out).toContain(`,${quoted},`);
    const column = (name: 'additionalInfo' | 'phone') => rowsOf(out).map((row) => row[QUESTIONS[name].label] ?? '');
    expect(column('additionalInfo').toSorted()).toEqual(texts.toSorted());
    expect(column('phone').toSorted()).toEqual(phones.map((formula) => `'${formula}`).toSorted());
  });

  test('an apostrophe keeps only what a spreadsheet would change: numbers, dates, times and other values', async () => {
    const changed =
      '0405550123|4055550123|12|1,000|.5|$5|50%|(405)|1e5|2E-3|3-5|10/12|2/4/6|2, 4, 6|5 1/2|1.2.2026|May 5|5-Mar|Sept. 2026|3:30|3 pm|12a|TRUE|false|#N/A';
    const kept =
      '(405) 555-0123|405-555-0123|3 and 5|2 years|10 months, 3 years|May we visit?|#1 fan of 3-5 dogs|1 a day|true love|K-9';
    const answers = [...changed.split('|'), ...kept.split('|')];
    for (const additionalInfo of answers) await storeRequest({ additionalInfo });
    const written = (await rows()).map((row) => row[QUESTIONS.additionalInfo.label] ?? '');
    expect(written.filter((text) => text.startsWith("'")).toSorted()).toEqual(
      changed
        .split('|')
        .map((text) => `'${text}`)
        .toSorted(),
    );
    expect(written.filter((text) => !text.startsWith("'")).toSorted()).toEqual(kept.split('|').toSorted());
  });

  // Daylight saving time begins on 8 March and ends on 1 November.
  test.each([
    ['2026-03-08', '2026-03-08T06:00:00Z'],
    ['2026-11-01', '2026-11-01T05:00:00Z'],
  ])('--since %s leaves out what arrived before its midnight in the time zone of the farm', async (day, midnight) => {
    await storeRequest({ submittedAt: Timestamp.fromMillis(Date.parse(midnight) - 1000) });
    const first = await storeRequest(at(midnight));
    const later = await storeRequest(at('2026-11-20T12:00:00Z'));
    expect((await rows('--since', day)).map((row) => row.Id)).toEqual([first, later]);
  });

  test('--waiting leaves out suspected spam and visitors whom the owner has contacted', async () => {
    for (const suspectedSpam of [true, 'true', 'Yes']) await storeRequest({ firstName: 'spam', suspectedSpam });
    await storeRequest({ firstName: 'answered', contactedAt: new Date() });
    const id = await storeRequest({ firstName: 'waiting', suspectedSpam: false });
    expect((await rows('--waiting')).map((row) => row.Id)).toEqual([id]);
    expect((await rows()).map((row) => row['Suspected spam']).toSorted()).toEqual(['', '', 'yes', 'yes', 'yes']);
  });

  test('writes documents that were added by hand after the others', async () => {
    await consultations.doc('no date').set({ firstName: 'Dana', phone: 4055550123 });
    await consultations.doc('a text').set({ firstName: 'Robin', submittedAt: 'yesterday', contactedAt: 'by phone' });
    const id = await storeRequest({ suspectedSpam: true, spamReasons: ['honeypot', 'address'] });
    const written = await rows();
    expect(written.map((row) => row.Id)).toEqual([id, 'a text', 'no date']);
    expect(written[0]).toMatchObject({ 'Suspected spam': 'honeypot, address' });
    expect(written[1]).toMatchObject({ Received: 'yesterday', Contacted: 'by phone', 'Suspected spam': '' });
    expect(written[2]).toMatchObject({
      Received: '',
      [QUESTIONS.phone.label]: "'4055550123",
      [QUESTIONS.email.label]: '',
    });
    expect((await rows('--since', '2999-11-01')).map((row) => row.Id)).toEqual([]);
    expect((await rows('--waiting')).map((row) => row.Id)).toEqual(['no date']);
  });
});

describe('npm run leads -- forget', () => {
  test('shows the requests with the address, asks, and deletes only them and the documents that belong to them', async () => {
    const email = 'Sam.Sample@example.com';
    const [gone, goneToo, stays] = [
      await storeRequest({ email }),
      await storeRequest({ email: email.toLowerCase() }),
      await storeRequest(),
    ];
    expect((await leads(['forget', email])).out).toContain('Not deleted.');
    expect(await left(consultations.path)).toHaveLength(3);
    const { code, out } = await leads(['forget', email.toUpperCase()], { answers: ['yes'] });
    expect(out).toContain('Delete 2 for good?');
    expect(out).toContain('2 deleted');
    for (const id of [gone, goneToo]) expect(out).toMatch(new RegExp(`  Sample ${id}  ${email}  ${id}$`, 'im'));
    expect([code, await left(consultations.path)]).toEqual([0, [stays]]);
    expect(await left(TO_DOS)).toEqual([stays]);
    expect((await leads(['forget', email])).out).toContain('No request has the address');
  });

  test.each([
    ['yes', ['sam+dogs@gmail.com', 'S.A.M@googlemail.com'], ['sam@example.com']],
    ['no', [], ['S.A.M@googlemail.com', 'sam+dogs@gmail.com', 'sam@example.com']],
  ])('names other spellings of the address, and asks about them alone: %s', async (second, gone, kept) => {
    for (const email of ['sam@gmail.com', 'sam+dogs@gmail.com', 'S.A.M@googlemail.com', 'sam@example.com'])
      await storeRequest({ email });
    const { out } = await leads(['forget', 'sam@gmail.com'], { answers: ['yes', second] });
    const [exact = '', similar = ''] = out.split('This looks like the same person:');
    expect(exact).toMatch(/ sam@gmail\.com .*\nDelete 1 for good\?/);
    for (const email of ['sam+dogs@gmail.com', 'S.A.M@googlemail.com']) expect(similar).toContain(`  ${email}  `);
    expect(similar).toContain(gone.length > 0 ? '2 deleted' : 'Not deleted.');
    const emails = (await consultations.get()).docs.map((document) => document.get('email'));
    expect(emails.toSorted()).toEqual(kept);
  });

  test('also finds documents that were added by hand, and deletes the record that the address got a mail', async () => {
    const email = 'sam@example.com';
    await consultations.doc('no date').set({ email });
    await consultations.doc('a text').set({ email: ` ${email}`, submittedAt: 'yesterday' });
    const stays = await storeRequest();
    const acknowledged = acknowledgedAddress(consultations.firestore, email);
    await acknowledged.set({ at: new Date() });
    const { out } = await leads(['forget', email], { answers: ['yes'] });
    expect(out).toMatch(/yesterday .* a text$/m);
    expect(out).toContain('2 deleted');
    expect(await left(consultations.path)).toEqual([stays]);
    expect((await acknowledged.get()).exists).toBe(false);
  });
});

describe('says in a sentence', () => {
  test.each<[string, string[], NodeJS.ProcessEnv, RegExp]>([
    [
      'that nobody is signed in',
      ['--project', 'farm'],
      { GOOGLE_APPLICATION_CREDENTIALS: '/nowhere.json' },
      /^Nobody is signed in .*gcloud auth/,
    ],
    ...['yesterday', '2026-11-31', '2026-02-30', '2026-11', '2026', ''].map(
      (since): [string, string[], object, RegExp] => [
        `that ${since} is no date`,
        ['--since', since],
        {},
        new RegExp(`^--since ${since} is no date: write it like 2026-11-01`),
      ],
    ),
    ['how it is used, after a wrong option', ['--wating'], {}, /Unknown option '--wating'/],
  ])('%s', async (_, args, env, sentence) => {
    const { code, out, err } = await leads(args, { env });
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(sentence);
    expect(err).not.toMatch(/^\s+at /m);
  });
});

test('says that the account may not read the project, and leaves any other failure as it is', () => {
  const [denied, other] = [7, 14].map((code) => Object.assign(new Error('no'), { code }));
  expect(refusalOf(denied, 'farm')).toMatchObject({
    message: expect.stringContaining('may not read the project farm'),
  });
  expect(refusalOf(other, 'farm')).toBe(other);
});

test('has a column for a retired question only if somebody has answered it', () => {
  const [unanswered, answered] = [{ get: () => null }, { get: () => 'dogs' }];
  Object.assign(QUESTIONS.currentPets, { retired: true });
  expect(fieldsOf([unanswered])).toEqual(FIELD_NAMES.filter(isAsked));
  expect(fieldsOf([unanswered, answered])).toEqual(FIELD_NAMES);
});

interface Options {
  readonly answers?: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
}

async function rows(...args: string[]): Promise<Record<string, string>[]> {
  return rowsOf((await leads(args)).out);
}

function rowsOf(csv: string): Record<string, string>[] {
  return parse(csv, { columns: true, bom: true });
}

async function leads(args: readonly string[], { answers = [], env = {} }: Options = {}) {
  const child = spawn(process.execPath, [SCRIPT, ...args], {
    env: { ...process.env, NODE_COMPILE_CACHE: COMPILE_CACHE, ...env },
  });
  const chunks: Buffer[] = [];
  const left = answers.values();
  child.stdout.on('data', (chunk: Buffer) => {
    chunks.push(chunk);
    if (!chunk.includes('Type yes or no')) return;
    const { value } = left.next();
    if (value) child.stdin.write(`${value}\n`);
    else child.stdin.end();
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [err, code] = await Promise.all([text(child.stderr), ended]);
  const bytes = Buffer.concat(chunks);
  return { bytes, out: bytes.toString(), err, code };
}

async function left(collection: string): Promise<readonly string[]> {
  return (await consultations.firestore.collection(collection).get()).docs.map(({ id }) => id);
}
