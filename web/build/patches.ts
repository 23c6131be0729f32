import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/*
 * What is put right in others' code at build time, each with when it can go. A patch that finds nothing to do stops the
 * build; what each one saves stands in docs/decisions/patches.md.
 */

export const PRELOAD_HELPER = /vite\/preload-helper\.js$/;

/**
 * Nothing is preloaded and no chunk brings styles, so the helper around every dynamic import has nothing to do.
 * Can go once vite leaves it out by itself: https://github.com/vitejs/vite/issues/13952
 */
const plainDynamicImports = patch('plain-dynamic-imports', PRELOAD_HELPER, () => {
  return 'export const __vitePreload = (load) => load();';
});

/**
 * Every built page is served with what holds for all of it, so the browser's script need not make reset and tokens.
 * Can go once Chakra has an option for that, or makes static styles: https://github.com/chakra-ui/chakra-ui/issues/4003
 */
const servedGlobalStyles = patch('served-global-styles', /@chakra-ui\/react\/.*styled-system\/system\.js$/, (code) => {
  return replaceEach(
    code,
    ['[getPreflightCss(), getGlobalCss(), getTokenCss()]', 'createPreflight({ preflight })'],
    '[]',
  );
});

/**
 * Which values each property takes is for the types that Chakra's command line writes; a page works it out in vain.
 * Can go once Chakra does that on demand: https://github.com/chakra-ui/chakra-ui/issues/10080
 */
const noPropertyTypes = patch('no-property-types', /@chakra-ui\/react\/.*styled-system\/utility\.js$/, (code) => {
  return replaceEach(code, ['assignPropertyType(property, config);', 'assignPropertyTypes();'], '');
});

/**
 * Emotion imports it for `withTheme`, which nothing here uses, and CommonJS is not shaken off.
 * Can go with the release of Emotion that drops it: https://github.com/emotion-js/emotion/pull/3290
 */
const noHoistedStatics = patch('no-hoisted-statics', /node_modules\/hoist-non-react-statics\//, () => {
  return 'export default (target) => target;';
});

export const PATCHES: Plugin[] = [plainDynamicImports, servedGlobalStyles, noPropertyTypes, noHoistedStatics];

/**
 * The package names its build with the developers' warnings for everybody; the other one lies beside it.
 * Can go once it names both: https://github.com/remix-run/react-router/pull/15059
 */
export function productionReactRouter() {
  const named = import.meta.resolve('react-router');
  const file = fileURLToPath(named.replace('/development/', '/production/').replace(/\.js$/, '.mjs'));
  if (!named.includes('/development/') || !existsSync(file))
    throw new Error(`react-router no longer names its development build (${named}): see web/build/patches.ts.`);
  return { find: /^react-router$/, replacement: file };
}

function replaceEach(code: string, calls: readonly string[], by: string): string {
  const missing = calls.filter((call) => !code.includes(call));
  if (missing.length > 0) throw new Error(`Chakra works in another way now: ${missing.join(', ')}.`);
  return calls.reduce((rest, call) => rest.replace(call, by), code);
}

/** Changes the code of the one module in the browser's build whose id fits. */
function patch(name: string, module: RegExp, change: (code: string) => string): Plugin {
  let isDone = false;
  return {
    name,
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: module },
      handler(code) {
        isDone = true;
        return { code: change(code), map: null };
      },
    },
    buildEnd(error) {
      if (!error && !isDone) this.error(`Nothing is left to patch: ${module}. See web/build/patches.ts.`);
    },
  };
}
