import { expect, test, vi } from 'vitest';
import { finish } from './reports.ts';

const FRAMES = `    at ${process.cwd()}/x.test.ts:1:2\n    at file:///x/node_modules/vitest/run.js:3:4`;
const REST = `${FRAMES}\n\n  @@ -1 +2 @@\n    {\n  \u001b[31m+   fence: ''\u001b[39m,\n    }`;

test('the closing list names one failure for each cause, with what differs and without frames inside packages', () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const messages = ['{ one }', '[ two ]'].map((value) => `AssertionError: expected ${value} to equal {}\n${REST}`);
  const failed = [...messages, 'x.ts(1,2): error'].map((message, index) => ({ name: `test ${index}`, message }));
  finish([{ passed: 3, failed, notRun: [] }]);
  process.exitCode = 0;
  const first = "AssertionError: expected { one } to equal {}\n        at x.test.ts:1:2\n      +   fence: '',";
  const list = `failed: test 0, and 1 more\n    ${first}\nfailed: test 2\n    x.ts(1,2): error`;
  expect(log.mock.lastCall).toEqual([`\n${list}\n3 passed, 3 failed, 0 did not run`]);
});
