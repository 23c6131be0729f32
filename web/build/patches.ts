import type { Plugin } from 'vite';
import { CHAKRA_PATCHES } from './chakra-patches.ts';
import { patch, replaced } from './patch.ts';

/*
 * Changes that the build makes to the code of other packages, so that pages are smaller or faster. Each comment says when
 * the patch can be removed. docs/decisions/patches.md lists what each patch saves.
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
const unusedComponents = patch('unused-components', /react-router\/dist\/|formik\/dist\/formik\.esm\.js$/, (code) =>
  code
    .replace(/^\w+\.(displayName = ".*"|defaultProps = \{[^}]*\});$/gm, '')
    .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1'),
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

export const PATCHES: Plugin[] = [plainDynamicImports, ...CHAKRA_PATCHES, unusedComponents, helmetForReact19];
