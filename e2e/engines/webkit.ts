import { Builder, By, Capabilities, Key, type WebDriver } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote/index.js';
import { findWebkit, orMissing } from '../../scripts/browsers/engines.ts';
import { HOST, portOf } from '../../scripts/emulators/ports.ts';
import { type Engine, PHONE_WIDTH, SCREEN_HEIGHT, type Tab } from './engine.ts';
import { centerOf, recordProblems, takeProblems } from './in-page.ts';

const ORIGIN = `http://${HOST}:${portOf('hosting')}`;
const PATIENCE = 10_000;
/** What is asked while one page takes another's place may never be answered, and can be asked again. */
const ANSWER_TIMEOUT = 2_000;
const KEYS = { Shift: Key.SHIFT, Escape: Key.ESCAPE };

/** The GTK port draws by itself on a screen that has no graphics card. */
const ENVIRONMENT = { ...process.env, GDK_BACKEND: 'x11', WEBKIT_DISABLE_COMPOSITING_MODE: '1' };

/** Whatever is not on this machine is not to be reached. */
const FLAGS = ['--automation', `--proxy=http://${HOST}:9`, `--ignore-host=${HOST}`];

/** What Safari is made of. Driven by Selenium, which has one session at a time: each tab is a browser of its own. */
export function webkit(): Engine {
  const { driver, browser } = orMissing('WebKit', findWebkit());
  let service: DriverService | undefined;
  return {
    name: 'WebKit',
    isOld: false,
    open: async ({ script }) => {
      service ??= new DriverService.Builder(driver).setHostname(HOST).setEnvironment(ENVIRONMENT).build();
      const options = { binary: browser, args: [...FLAGS, `--enable-javascript=${script}`] };
      const session = await new Builder()
        .usingServer(await service.start())
        .withCapabilities(new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options }))
        .build();
      return tabOf(session);
    },
    close: async () => service?.kill(),
  };
}

async function tabOf(session: WebDriver): Promise<Tab> {
  const evaluate: Tab['evaluate'] = async <Result>(work: unknown, ...args: readonly unknown[]) => {
    const answer = session.executeScript<Result>(`return (${work})(...arguments)`, ...args);
    return session.wait(answer, ANSWER_TIMEOUT, 'No answer');
  };
  const resize = (width: number) => session.manage().window().setRect({ width, height: SCREEN_HEIGHT });
  await resize(PHONE_WIDTH);
  // It keeps no log that could be asked for, so each page is asked itself, from as early on as possible.
  const problems: string[] = [];
  const problemsUntilNow = async () => {
    problems.push(...(await evaluate(takeProblems)));
    return problems;
  };
  const arrive = async (go: () => Promise<void>) => {
    await problemsUntilNow();
    await go();
    await evaluate(recordProblems);
    await session.wait(() => evaluate(() => document.readyState === 'complete'), PATIENCE);
  };
  const find = async (target: string) => {
    await evaluate(centerOf, target);
    return session.findElement(By.xpath(target));
  };
  return {
    goto: (path) => arrive(() => session.get(ORIGIN + path)),
    reload: () => arrive(() => session.navigate().refresh()),
    resize: async (width) => void (await resize(width)),
    click: async (target) => (await find(target)).click(),
    type: async (target, text) => (await find(target)).sendKeys(text.replaceAll('\n', Key.ENTER)),
    select: async (target, value) => (await find(`${target}/option[@value="${value}"]`)).click(),
    press: (key) => session.actions().sendKeys(KEYS[key]).perform(),
    evaluate,
    problems: problemsUntilNow,
    close: () => session.quit(),
  };
}
