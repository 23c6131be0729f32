import { launch } from 'puppeteer-core';
import { findFirefox } from '../../tools/browsers/engines.ts';
import { HOST } from '../../tools/ports.ts';
import { testFlowsIn } from './flows.ts';
import { tabOf } from './puppeteer-tab.ts';

/** Blocks all hosts but this machine. */
const NO_INTERNET = { 'network.proxy.type': 1, 'network.proxy.ssl': HOST, 'network.proxy.ssl_port': 9 };

/** Firefox's message about a font whose download the navigation aborted (NS_BINDING_ABORTED). */
const LEFT_BEHIND = /downloadable font: download failed .* status=2152398850 /;

/** Driven by Puppeteer with WebDriver BiDi. */
testFlowsIn('Firefox', async (script) => {
  const browser = await launch({
    browser: 'firefox',
    executablePath: findFirefox(),
    extraPrefsFirefox: { ...NO_INTERNET, 'javascript.enabled': script === 'on' },
  });
  return tabOf(await browser.newPage(), LEFT_BEHIND);
});
