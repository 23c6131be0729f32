import { fileURLToPath } from 'node:url';

/**
 * Modules of other packages for which the site uses short ones of its own. The originals support much more than the site
 * needs, and tree shaking cannot remove them. Each saves a kilobyte of script or more, and aliases.test.ts gives
 * both the same input.
 */
export const REPLACEMENTS = {
  // Lists all properties of CSS. The site lists those that it uses in ui/theme/base-config.ts.
  '@pandacss/is-valid-prop': 'is-valid-prop',
  // Lists all attributes of HTML, so that a component can be given any other prop. TypeScript does not allow that.
  '@emotion/is-prop-valid': 'is-prop-valid',
  // Formik copies its values with these. They support every type, but a form has only texts and lists.
  'lodash-es/cloneDeep': 'clone-deep',
  'lodash-es/clone': 'clone',
  // Supports names such as `pets[0]`.
  'lodash-es/toPath': 'to-path',
};

export const ALIASES = Object.entries(REPLACEMENTS).map(([module, file]) => ({
  find: new RegExp(`^${module}$`),
  replacement: fileURLToPath(new URL(`replacements/${file}.ts`, import.meta.url)),
}));
