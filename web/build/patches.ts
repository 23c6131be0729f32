import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { CHAKRA_PATCHES } from './chakra-patches.ts';
import { patch, replaced } from './patch.ts';

/*
 * Changes that the build makes to the code of other packages. Each comment says when the patch can be removed. The
 * build fails if a patch finds nothing to change. docs/decisions/patches.md lists what each patch saves.
 */

export const PRELOAD_HELPER = /vite\/preload-helper\.js$/;

/**
 * Replaces Vite's preload helper for dynamic imports by a plain call. The helper has nothing to do, because
 * `build.modulePreload` is off and no chunk has a style sheet.
 * Remove this patch once Vite leaves out the helper by itself: https://github.com/vitejs/vite/issues/13952
 */
const plainDynamicImports = patch('plain-dynamic-imports', PRELOAD_HELPER, () => {
  return 'export const __vitePreload = (load) => load();';
});

/**
 * Marks components that nothing imports as free of side effects, so that tree shaking removes them. In react-router, these
 * are links and forms, in Formik lists of fields.
 * Remove this patch once the packages mark them: https://rollupjs.org/configuration-options/#pure
 */
const unusedComponents = [/react-router\/dist\/production\//, /formik\/dist\/formik\.esm\.js$/].map((module) =>
  patch(`unused-components-${module}`, module, (code) =>
    code
      .replace(/^\w+\.(displayName = ".*"|defaultProps = \{[^}]*\});$/gm, '')
      .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1'),
  ),
);

const LEGACY_HELMET =
  'return helmetData ? /* @__PURE__ */ React5.createElement(HelmetDispatcher, { ...newProps, context: helmetData.value }) : /* @__PURE__ */ React5.createElement(Context.Consumer, null, (context) => /* @__PURE__ */ React5.createElement(HelmetDispatcher, { ...newProps, context }));';

/**
 * Removes the code of react-helmet-async that only React versions before 19 need.
 * Remove this patch with the release of react-helmet-async that requires React 19.
 */
const helmetForReact19 = patch('helmet-for-react-19', /react-helmet-async\/lib\/index\.esm\.js$/, (code) => {
  return replaced(code, [
    ['this.helmetData = new HelmetData(this.props.context || {}, _HelmetProvider.canUseDOM);', ''],
    ['if (helmetData && !(helmetData instanceof HelmetData)) {', 'if (false) {'],
    [LEGACY_HELMET, 'return null;'],
  ]);
});

/** Replacements for the lodash functions that Formik imports. They support only the plain data of a form. */
const PLAIN_LODASH: Readonly<Record<string, string>> = {
  cloneDeep: 'structuredClone',
  clone: '(value) => (Array.isArray(value) ? [...value] : { ...value })',
  toPath: "(value) => (Array.isArray(value) ? value : String(value).split('.'))",
  isPlainObject: '(value) => value !== null && Object.getPrototypeOf(Object(value)) === Object.prototype',
};

/**
 * Replaces the lodash functions that Formik uses to copy values. They support every JavaScript type, which is more code
 * than plain form data needs.
 * Remove this patch once Formik no longer uses lodash: https://github.com/jaredpalmer/formik/pull/3980
 */
const plainLodash = Object.entries(PLAIN_LODASH).map(([name, code]) =>
  patch(`plain-lodash-${name}`, new RegExp(`node_modules/lodash-es/${name}\\.js$`), () => `export default ${code};`),
);

export const PATCHES: Plugin[] = [
  plainDynamicImports,
  ...CHAKRA_PATCHES,
  ...unusedComponents,
  helmetForReact19,
  ...plainLodash,
];

/**
 * An alias for the production build of react-router. The `exports` of its package.json list only the development build,
 * which contains warnings for developers, although the package also contains the production build.
 * Remove this alias once `exports` lists both builds: https://github.com/remix-run/react-router/pull/15059
 */
export function productionReactRouter() {
  const named = import.meta.resolve('react-router');
  const file = fileURLToPath(named.replace('/development/', '/production/').replace(/\.js$/, '.mjs'));
  if (!named.includes('/development/') || !existsSync(file))
    throw new Error(`react-router no longer names its development build (${named}): see web/build/patches.ts.`);
  return { find: /^react-router$/, replacement: file };
}
