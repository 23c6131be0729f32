import { type Browser, launch, type Page } from 'puppeteer-core';
import { findFirefox, orMissing } from '../../scripts/browsers/engines.ts';
import { HOST, portOf } from '../../scripts/emulators/ports.ts';
import { type Engine, PHONE_WIDTH, SCREEN_HEIGHT, type Tab } from './engine.ts';
import { centerOf, reportPolicyViolations, selectOption } from './in-page.ts';

const ORIGIN = `http://${HOST}:${portOf('hosting')}`;

/** Whatever is not on this machine is not to be reached. */
const NO_INTERNET = { 'network.proxy.type': 1, 'network.proxy.ssl': HOST, 'network.proxy.ssl_port': 9 };

/** Its complaint about a font that was on its way when the page was left, NS_BINDING_ABORTED. */
const LEFT_BEHIND = /downloadable font: download failed .* status=2152398850 /;

/** Driven by Puppeteer over WebDriver BiDi. Whether it runs script is a setting of the whole browser. */
export function firefox(): Engine {
  const browsers = new Map<boolean, Promise<Browser>>();
  const browser = (script: boolean) => browsers.get(script) ?? started(script);
  const started = (script: boolean) => {
    const starting = launch({
      browser: 'firefox',
      executablePath: orMissing('Firefox', findFirefox()),
      extraPrefsFirefox: { ...NO_INTERNET, 'javascript.enabled': script },
    });
    browsers.set(script, starting);
    return starting;
  };
  return {
    name: 'Firefox',
    isOld: false,
    open: async ({ script }) =>
      tabOf(await (await browser(script)).createBrowserContext().then((own) => own.newPage())),
    close: async () => {
      for (const each of browsers.values()) await (await each).close();
    },
  };
}

async function tabOf(page: Page): Promise<Tab> {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  await page.evaluateOnNewDocument(reportPolicyViolations);
  const resize = (width: number) => page.setViewport({ width, height: SCREEN_HEIGHT });
  await resize(PHONE_WIDTH);
  // Puppeteer's own click and select wait for callbacks of the page, which never come where script is off.
  const click = async (target: string) => {
    const { x, y } = await page.evaluate(centerOf, target);
    await page.mouse.click(x, y);
  };
  return {
    goto: async (path) => void (await page.goto(ORIGIN + path)),
    reload: async () => void (await page.reload()),
    resize,
    click,
    type: async (target, text) => {
      await click(target);
      await page.keyboard.type(text);
    },
    select: (target, value) => page.evaluate(selectOption, target, value),
    press: (key) => page.keyboard.press(key),
    evaluate: (work, ...args) => page.evaluate(work as never, ...args),
    problems: async () => problems.filter((problem) => !LEFT_BEHIND.test(problem)),
    close: () => page.browserContext().close(),
  };
}
