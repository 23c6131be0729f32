import { test as base, type ConsoleMessage, expect } from '@playwright/test';

interface Fixtures {
  /** Names a console message that belongs to the test; it must then appear. Every other one fails the test. */
  readonly expectConsole: (message: RegExp) => void;
}

export const test = base.extend<Fixtures>({
  expectConsole: [
    async ({ context }, use) => {
      const expected: RegExp[] = [];
      const seen: string[] = [];
      context.on('console', (message) => isProblem(message) && seen.push(message.text()));
      context.on('weberror', (error) => seen.push(String(error.error())));
      await context.addInitScript(reportPolicyViolations);
      await use((message) => expected.push(message));
      expect(seen.filter((text) => !expected.some((message) => message.test(text)))).toEqual([]);
      expect(expected.filter((message) => !seen.some((text) => message.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

function isProblem(message: ConsoleMessage): boolean {
  return ['error', 'warning'].includes(message.type());
}

function reportPolicyViolations(): void {
  addEventListener('securitypolicyviolation', (event) => {
    console.error(`Policy violation: ${event.effectiveDirective} ${event.blockedURI}`);
  });
}
