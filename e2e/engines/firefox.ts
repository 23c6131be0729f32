import { type Browser, launch } from 'puppeteer-core';
import { findFirefox } from '../../tools/browsers/engines.ts';
import { HOST } from '../../tools/ports.ts';
import type { Engine } from './engine.ts';
import { tabOf } from './puppeteer-tab.ts';

/** Blocks all hosts but this machine. */
const NO_INTERNET = { 'network.proxy.type': 1, 'network.proxy.ssl': HOST, 'network.proxy.ssl_port': 9 };

/** Firefox's message about a font whose download the navigation aborted (NS_BINDING_ABORTED). */
const LEFT_BEHIND = /downloadable font: download failed .* status=2152398850 /;

/** Driven by Puppeteer with WebDriver BiDi. JavaScript can be turned off only for a whole browser. */
export function firefox(): Engine {
  const browsers = new Map<boolean, Promise<Browser>>();
  const browser = (script: boolean) => browsers.get(script) ?? started(script);
  const started = (script: boolean) => {
    const starting = launch({
      browser: 'firefox',
      executablePath: findFirefox(),
      extraPrefsFirefox: { ...NO_INTERNET, 'javascript.enabled': script },
    });
    browsers.set(script, starting);
    return starting;
  };
  return {
    name: 'Firefox',
    open: async ({ script }) => {
      const context = await (await browser(script)).createBrowserContext();
      return tabOf(await context.newPage(), LEFT_BEHIND);
    },
    close: async () => {
      for (const each of browsers.values()) await (await each).close();
    },
  };
}
