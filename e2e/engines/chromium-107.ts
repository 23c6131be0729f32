import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { HOST, portOf } from '../../tools/ports.ts';
import { CHROMIUM_107, unpack } from '../../tools/without-downloads/packed-chromium.ts';
import { reportPolicyViolations } from '../fixtures/test.ts';
import { type Engine, PHONE_WIDTH, SCREEN_HEIGHT, type Tab } from './engine.ts';

/** Works without a graphics card and blocks all hosts but this machine. */
const FLAGS = ['--no-sandbox', '--disable-gpu', `--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE ${HOST}`];

/** Has no `popover`, like Safari 16 and older. Uses Playwright, because Puppeteer 25 cannot start it. */
export function chromium107(): Engine {
  let browser: Promise<Browser> | undefined;
  return {
    name: 'Chromium 107',
    isOld: true,
    open: async ({ script }) => {
      browser ??= unpack(CHROMIUM_107).then((executablePath) => chromium.launch({ executablePath, args: FLAGS }));
      const context = await (await browser).newContext({
        baseURL: `http://${HOST}:${portOf('hosting')}`,
        viewport: { width: PHONE_WIDTH, height: SCREEN_HEIGHT },
        javaScriptEnabled: script,
      });
      return tabIn(context);
    },
    close: async () => (await browser)?.close(),
  };
}

async function tabIn(context: BrowserContext): Promise<Tab> {
  const problems: string[] = [];
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  context.on('weberror', (error) => problems.push(String(error.error())));
  await context.addInitScript(reportPolicyViolations);
  const page = await context.newPage();
  const at = (target: string) => page.locator(`xpath=${target}`).first();
  return {
    goto: async (path) => void (await page.goto(path)),
    reload: async () => void (await page.reload()),
    resize: (width) => page.setViewportSize({ width, height: SCREEN_HEIGHT }),
    click: (target) => at(target).click(),
    type: (target, text) => at(target).pressSequentially(text),
    select: async (target, value) => void (await at(target).selectOption(value)),
    pressShift: () => page.keyboard.press('Shift'),
    evaluate: (work, ...args) => page.evaluate(`(${work})(...${JSON.stringify(args)})`),
    problems: async () => problems,
    close: () => context.close(),
  };
}
