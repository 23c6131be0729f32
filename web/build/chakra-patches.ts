import { patch, replaced } from './patch.ts';

/* Changes that make Chakra and Emotion smaller and faster. See patches.ts. */

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
    if (!serialize.test(code) || !insertion.test(code)) throw new Error('serializeStyles or Insertion is missing');
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
 * Sorts media queries by character code instead of by locale. The first `localeCompare` of a page loads the rules of the
 * locale, which takes 10 ms. The order stays the same, because media queries are plain ASCII.
 * Remove this patch once Chakra sorts them without a locale.
 */
const plainOrder = patch('plain-order', /@chakra-ui\/react\/.*styled-system\/sort-at-params\.js$/, (code) => {
  return replaced(code, [['a.localeCompare(b)', '(a < b ? -1 : Number(a > b))']]);
});

export const CHAKRA_PATCHES = [
  servedGlobalStyles,
  recipesMadeOnce,
  stylesSerializedOnce,
  ...stylesResolvedOnce,
  plainOrder,
];
