import { execFile } from 'node:child_process';
import { mkdtempDisposableSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { problemPage } from '../../functions/src/consultations/endpoint.ts';
import { htmlPage } from '../../functions/src/http/html-page.ts';
import { ROOT } from '../../tools/project.ts';
import { findJava } from '../../tools/without-downloads/java.ts';
import { ROUTES } from '../../web/src/routes.ts';

/** Regular expressions for what the checker does not know or gets wrong, in ASCII, because Java may read others wrongly. */
const IGNORED = [
  // CSS that is newer than the checker: entry animations, container queries and animations that follow the scrolling.
  'CSS: Unrecognized at-rule .@(starting-style|container).',
  "CSS: .(container-type|timeline-scope|animation-timeline|view-timeline-(name|inset)|field-sizing).: Property .* doesn't exist.",
  'CSS: Invalid selector name .(entry|exit).',
  // Safari needs it (web/src/ui/plain-list.tsx).
  'The .list. role is unnecessary for element .[uo]l..',
  // It means the structured data, which no browser runs. A refused start line would fail the browser tests.
  'Inline script violates Content Security Policy \\(meta tag\\).*',
];

const DIST = join(ROOT, 'web', 'dist');
const CHECKER = join(ROOT, 'node_modules', 'vnu-jar', 'build', 'dist', 'vnu.jar');

test('every built page and the error page of the function are valid HTML', async () => {
  const pages = readdirSync(DIST).filter((file) => file.endsWith('.html'));
  expect(pages, 'npm run build makes the pages').toHaveLength(ROUTES.length + 2);
  using folder = mkdtempDisposableSync(join(tmpdir(), 'page-'));
  const problem = join(folder.path, 'problem.html');
  writeFileSync(problem, htmlPage(problemPage({ error: 'One & <two>.' })));
  expect(await findingsIn([...pages.map((page) => join(DIST, page)), problem])).toBe('');
});

async function findingsIn(files: string[]): Promise<string> {
  const java = join(findJava(), 'java');
  // Turns off the optimizing compiler, which takes longer than it saves here. The other one needs a larger stack.
  const jvmOptions = ['-XX:TieredStopAtLevel=1', '-Xss8m'];
  // Without notes, such as on a closing slash without effect, and without the language that names and texts of the owner suggest.
  const asked = ['-jar', CHECKER, '--exit-zero-always', '--skip-info-messages', '--no-langdetect'];
  const filter = ['--filterpattern', IGNORED.join('|')];
  // With this variable, which the emulators set, Java prints a line of its own.
  const { JAVA_TOOL_OPTIONS: _, ...env } = process.env;
  const { stderr } = await promisify(execFile)(java, [...jvmOptions, ...asked, ...filter, ...files], { env });
  return stderr;
}
