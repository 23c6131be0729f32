import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { htmlPage } from '../../functions/src/http/html-page.ts';
import { problemPage } from '../../functions/src/http/problem-page.ts';
import { ROUTES } from '../../web/src/routes.ts';
import { findJava } from '../emulators/java.ts';

interface Message {
  readonly type: 'error' | 'info' | 'non-document-error';
  readonly subType?: string;
  readonly url?: string;
  readonly message: string;
}

/** What the checker does not know yet, each with what makes it right all the same. */
const KNOWN_BETTER = [
  // CSS Transitions Level 2, in every browser since 2024: the menu fades in from it.
  'CSS: Unrecognized at-rule “@starting-style”',
];

const DIST = join(import.meta.dirname, '..', '..', 'web', 'dist');
const CHECKER = join(import.meta.dirname, '..', '..', 'node_modules', 'vnu-jar', 'build', 'dist', 'vnu.jar');

test('every built page and the page that the function answers with are valid HTML', { timeout: 120_000 }, async () => {
  const pages = readdirSync(DIST).filter((file) => file.endsWith('.html'));
  expect(pages, 'npm run build makes the pages').toHaveLength(ROUTES.length + 2);
  const folder = mkdtempSync(join(tmpdir(), 'page-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'problem.html'), htmlPage(problemPage({ error: 'One & <two>.' })));
  expect(await findingsIn([...pages.map((page) => join(DIST, page)), join(folder, 'problem.html')])).toEqual([]);
});

async function findingsIn(files: string[]): Promise<string[]> {
  const messages = await check(files);
  return messages.filter(isFinding).map(({ url = '', message }) => `${url.split('/').at(-1)}: ${message}`);
}

async function check(files: string[]): Promise<Message[]> {
  const java = join(findJava().bin, 'java');
  // It runs too shortly for the optimizing compiler to pay; the other one asks for more stack.
  const quickly = ['-XX:TieredStopAtLevel=1', '-Xss8m'];
  const asked = ['-jar', CHECKER, '--format', 'json', '--exit-zero-always'];
  const { stderr } = await promisify(execFile)(java, [...quickly, ...asked, ...files]);
  return (JSON.parse(stderr) as { messages: Message[] }).messages;
}

/** Errors and warnings. What is only told, such as that a closing slash does nothing, is a matter of taste. */
function isFinding({ type, subType, message }: Message): boolean {
  return (type !== 'info' || subType === 'warning') && !KNOWN_BETTER.includes(message);
}
