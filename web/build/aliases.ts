import { fileURLToPath } from 'node:url';

/**
 * Modules of other packages for which the site uses short ones of its own, because the originals support much more than
 * the site needs and cannot be removed by tree shaking. docs/decisions/patches.md says what each saves.
 */
const REPLACEMENTS = {
  // Lists all properties of CSS. The site lists those that it uses in ui/theme/base-config.ts.
  '@pandacss/is-valid-prop': 'is-valid-prop',
  // Lists all attributes of HTML, so that a component can be given any other prop. TypeScript does not allow that here.
  '@emotion/is-prop-valid': 'is-prop-valid',
  // Copies static members to a wrapped component, for parts of Emotion and Formik that nothing imports.
  'hoist-non-react-statics': 'hoist-non-react-statics',
  // Formik copies its values with these. They support every type, but a form has only texts and lists.
  'lodash-es/cloneDeep': 'clone-deep',
  'lodash-es/clone': 'clone',
  'lodash-es/toPath': 'to-path',
  'lodash-es/isPlainObject': 'is-plain-object',
};

export const ALIASES = Object.entries(REPLACEMENTS).map(([module, file]) => ({
  find: new RegExp(`^${module}$`),
  replacement: fileURLToPath(new URL(`replacements/${file}.ts`, import.meta.url)),
}));
