import { setTimeout } from 'node:timers/promises';
import { Builder, By, Capabilities, Key, type WebDriver } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote/index.js';
import { findWebkit } from '../../tools/browsers/engines.ts';
import { HOST } from '../../tools/ports.ts';
import { centerOf } from './acting.ts';
import { NO_ANSWER, ORIGIN, PHONE_WIDTH, SCREEN_HEIGHT, type Tab } from './engine.ts';
import { testFlowsIn } from './flows.ts';

/** In milliseconds. WebKitWebDriver sometimes never responds to a command, mostly during a navigation. */
const ANSWER_TIMEOUT = 3_000;
const PAGE_TIMEOUT = 10_000;
const START_TIMEOUT = 20_000;

/** Makes the GTK port draw without a graphics card. */
const ENVIRONMENT = { ...process.env, GDK_BACKEND: 'x11', WEBKIT_DISABLE_COMPOSITING_MODE: '1' };

/** Blocks all hosts but this machine. */
const FLAGS = ['--automation', `--proxy=http://${HOST}:9`, `--ignore-host=${HOST}`];

/** The engine of Safari, driven by Selenium. */
testFlowsIn('WebKit', async (script) => {
  const { driver, browser } = findWebkit();
  const service = new DriverService.Builder(driver).setHostname(HOST).setEnvironment(ENVIRONMENT).build();
  const options = { binary: browser, args: [...FLAGS, `--enable-javascript=${script === 'on'}`] };
  try {
    const session = new Builder()
      .usingServer(await withTimeout(service.start(), START_TIMEOUT))
      .withCapabilities(new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options }))
      .build();
    await withTimeout(session.getSession(), START_TIMEOUT);
    await resize(session, PHONE_WIDTH);
    return tabOf(session, service);
  } catch (reason) {
    await service.kill();
    throw reason;
  }
});

function resize(session: WebDriver, width: number) {
  return withTimeout(session.manage().window().setRect({ width, height: SCREEN_HEIGHT }));
}

function withTimeout<Result>(command: Promise<Result>, timeout = ANSWER_TIMEOUT): Promise<Result> {
  const late = setTimeout(timeout, undefined, { ref: false }).then(() => {
    throw new Error(NO_ANSWER);
  });
  return Promise.race([command, late]);
}

function tabOf(session: WebDriver, service: DriverService): Tab {
  const evaluate: Tab['evaluate'] = async <Result>(work: unknown, ...args: readonly unknown[]) => {
    return withTimeout(session.executeScript<Result>(`return (${work})(...arguments)`, ...args));
  };
  // The click or key may have opened another page even without a response. The flow's next expectation checks that.
  const ignoreTimeout = (action: Promise<void>) =>
    withTimeout(action).catch((reason) => {
      if (reason.message !== NO_ANSWER) throw reason;
    });
  const find = async (target: string) => {
    await evaluate(centerOf, target);
    return withTimeout(session.findElement(By.css(target)));
  };
  return {
    goto: async (path) => {
      await withTimeout(session.get(ORIGIN + path), PAGE_TIMEOUT);
      await session.wait(() => evaluate(() => document.readyState === 'complete'), PAGE_TIMEOUT);
    },
    resize: async (width) => void (await resize(session, width)),
    click: async (target) => ignoreTimeout((await find(target)).click()),
    type: async (target, text) => withTimeout((await find(target)).sendKeys(text.replaceAll('\n', Key.ENTER))),
    pressShift: () => ignoreTimeout(session.actions().sendKeys(Key.SHIFT).perform()),
    evaluate,
    // The driver has no console log.
    problems: () => [],
    // Killing the driver ends a browser that does not quit.
    close: () =>
      withTimeout(session.quit())
        .catch(() => undefined)
        .then(() => service.kill()),
  };
}
