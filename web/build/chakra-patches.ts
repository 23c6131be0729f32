import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { keepEntries, patch, replaced } from './patch.ts';

/* Changes that make Chakra and Emotion smaller and faster. See patches.ts. */

const SOURCES = fileURLToPath(new URL('../src/', import.meta.url));

/**
 * Stops Chakra from generating its reset, global and token styles in the browser: the served HTML contains them.
 * Remove this patch once Chakra has an option for this or generates static styles:
 * https://github.com/chakra-ui/chakra-ui/issues/4003
 */
const servedGlobalStyles = patch('served-global-styles', /@chakra-ui\/react\/.*styled-system\/system\.js$/, (code) => {
  return replaced(code, [
    ['[getPreflightCss(), getGlobalCss(), getTokenCss()]', '[]'],
    ['createPreflight({ preflight })', '[]'],
  ]);
});

/**
 * Stops Chakra from listing the allowed values of each property. Only Chakra's command line needs that, to write types.
 * Remove this patch once Chakra makes the list on demand: https://github.com/chakra-ui/chakra-ui/issues/10080
 */
const noPropertyTypes = patch('no-property-types', /@chakra-ui\/react\/.*styled-system\/utility\.js$/, (code) => {
  return replaced(code, [
    ['assignPropertyType(property, config);', ''],
    ['assignPropertyTypes();', ''],
  ]);
});

/** All words in the sources of the site. */
function sourceWords(): Set<string> {
  const files = globSync(`${SOURCES}**/*.{ts,tsx}`);
  return new Set(files.flatMap((file) => readFileSync(file, 'utf8').match(/\w+/g) ?? []));
}

/**
 * Removes Chakra's style properties and conditions that no source of the site names. They are 239 of 347.
 * Remove this patch once a system can be created from single properties.
 */
const namedStyles = patch('named-styles', /@chakra-ui\/react\/.*\/preset-base\.js$/, (code) => {
  const words = sourceWords();
  const isNamed = (entry: string) => {
    const [, shorthands = ''] = /shorthand: (.*)/.exec(entry) ?? [];
    const names = [/\w+/.exec(entry)?.[0] ?? '', ...(shorthands.match(/\w+/g) ?? [])];
    return names.some((name) => words.has(name) || words.has(`_${name}`));
  };
  const conditions = keepEntries(code, 'defineConditions({\n', '  ', isNamed);
  return keepEntries(conditions, '  utilities: {\n', '    ', isNamed);
});

/**
 * Removes the HTML attributes that no source of the site names from the list of those that Emotion passes on.
 * Remove this patch together with `namedStyles`.
 */
const namedAttributes = patch('named-attributes', /@emotion\/is-prop-valid\/.*\.esm\.js$/, (code) => {
  const words = sourceWords();
  const [, list = ''] = /reactPropsRegex = \/\^\(\(([\w|]+)\)/.exec(code) ?? [];
  const named = list.split('|').filter((attribute) => words.has(attribute));
  return replaced(code, [[`/^((${list})`, `/^((${named.join('|')})`]]);
});

/**
 * Removes the CSS properties that no source of the site names from the list of those that Chakra accepts as props.
 * Remove this patch together with `namedStyles`.
 */
const namedProperties = patch('named-properties', /@pandacss\/is-valid-prop\//, (code) => {
  const words = sourceWords();
  const [, list = ''] = /cssPropertiesStr = "([\w,]+)"/.exec(code) ?? [];
  const named = list.split(',').filter((property) => words.has(property));
  return replaced(code, [[`cssPropertiesStr = "${list}"`, `cssPropertiesStr = "${named}"`]]);
});

/**
 * Replaces hoist-non-react-statics by a function that does nothing. Emotion imports the package for `withTheme`, which
 * this site does not use. Tree shaking cannot remove it, because it is a CommonJS module.
 * Remove this patch with the release of Emotion that drops the package: https://github.com/emotion-js/emotion/pull/3290
 */
const noHoistedStatics = patch('no-hoisted-statics', /node_modules\/hoist-non-react-statics\//, () => {
  return 'export default (target) => target;';
});

/**
 * Prepares the styles of a component only once. Chakra does this again for each element and each render.
 * Remove this patch once Chakra does it only once: https://github.com/chakra-ui/chakra-ui/issues/10878
 */
const recipesMadeOnce = patch('recipes-made-once', /@chakra-ui\/react\/.*styled-system\/factory\.js$/, (code) => {
  return replaced(code, [
    ['const Styled = withEmotionCache(', 'let own, parent, merged;\nconst Styled = withEmotionCache('],
    [': cva(configOrCva);', ': (own ??= cva(configOrCva));'],
    ['? cva(tag.__emotion_cva) :', '? (parent ??= cva(tag.__emotion_cva)) :'],
    ['= mergeCva(baseCva, cvaFn);', '= (merged ??= mergeCva(baseCva, cvaFn));'],
  ]);
});

/**
 * Serializes styles only once, and does not render the component that inserts a style if that style is already inserted.
 * Chakra does both for each element.
 * Remove this patch together with `recipesMadeOnce`.
 */
const stylesSerializedOnce = patch(
  'styles-serialized-once',
  /@chakra-ui\/react\/.*styled-system\/factory\.js$/,
  (code) => {
    const serialize = /const serialized = (serializeStyles\([^;]*\));/;
    const insertion = /\/\* @__PURE__ \*\/ jsx\(\s*Insertion,/g;
    if (!serialize.test(code) || !insertion.test(code))
      throw new Error('The code of the package has changed, so the patch no longer fits.');
    const once = `let serialized = typeof props.className === "string" ? undefined : serializedOf.get(styleProps);
    if (!serialized) {
      serialized = $1;
      if (typeof props.className !== "string") serializedOf.set(styleProps, serialized);
    }
    registerStyles(cache2, serialized, typeof baseTag === "string");
    const isInserted = cache2.inserted[serialized.name] !== undefined;`;
    return `const serializedOf = new WeakMap();${code.replace(serialize, once).replace(insertion, 'isInserted ? null : $&')}`;
  },
);

/**
 * Resolves the styles of a component only once. Chakra resolves them three times, and the second and third time change
 * nothing unless an element adds styles of its own.
 * Remove this patch once Chakra resolves styles faster: https://github.com/chakra-ui/chakra-ui/issues/10080
 */
const stylesResolvedOnce = [
  patch('recipe-styles-resolved-once', /@chakra-ui\/react\/.*styled-system\/cva\.js$/, (code) => {
    return replaced(code, [['return css(resolve(props));', 'return resolve(props);']]);
  }),
  patch('element-styles-resolved-once', /@chakra-ui\/react\/.*styled-system\/use-resolved-props\.js$/, (code) => {
    const resolve = 'return css(cvaStyles, ...toArray(cssStyles), propStyles);';
    const hasNone = '!cssStyles && Object.keys(propStyles).length === 0';
    return replaced(code, [[resolve, `if (${hasNone}) return cvaStyles; ${resolve}`]]);
  }),
];

/**
 * Turns off Chakra's cache of merged styles. Chakra builds a key from all styles to look it up, and another key for its
 * cache of resolved styles.
 * Remove this patch together with `nativeMemoKeys`.
 */
const mergedStylesNotStored = patch(
  'merged-styles-not-stored',
  /@chakra-ui\/react\/.*styled-system\/css\.js$/,
  (code) => {
    return replaced(code, [['return memo(function mergeFn', 'return (function mergeFn']]);
  },
);

/**
 * Sorts media queries by character code instead of by locale. The first `localeCompare` of a page loads the rules of the
 * locale, which takes 10 ms. The order stays the same, because media queries are plain ASCII.
 * Remove this patch together with `nativeMemoKeys`.
 */
const plainOrder = patch('plain-order', /@chakra-ui\/react\/.*styled-system\/sort-at-params\.js$/, (code) => {
  const compare = 'a.localeCompare(b)';
  if (!code.includes(compare))
    throw new Error(`The code of the package has changed, so the patch no longer fits: ${compare}.`);
  return code.replaceAll(compare, '(a < b ? -1 : Number(a > b))');
});

/**
 * Builds the keys of Chakra's result cache with `JSON.stringify`, which is many times faster than Chakra's function.
 * Remove this patch once Chakra resolves styles faster: https://github.com/chakra-ui/chakra-ui/issues/10080
 */
const nativeMemoKeys = patch('native-memo-keys', /@chakra-ui\/react\/.*utils\/memo\.js$/, (code) => {
  replaced(code, [['export { memo };', '']]);
  return `
    export const memo = (compute) => {
      const results = new Map();
      return (...args) => {
        const key = typeof args[0] === 'string' && args.length === 1 ? args[0] : JSON.stringify(args);
        let result = results.get(key);
        if (result === undefined) results.set(key, (result = compute(...args)));
        return result;
      };
    };`;
});

export const CHAKRA_PATCHES = [
  servedGlobalStyles,
  noPropertyTypes,
  namedStyles,
  namedProperties,
  namedAttributes,
  noHoistedStatics,
  recipesMadeOnce,
  stylesSerializedOnce,
  ...stylesResolvedOnce,
  mergedStylesNotStored,
  plainOrder,
  nativeMemoKeys,
];
