import type { SystemConfig } from '@chakra-ui/react';

// The part of Chakra's `defaultBaseConfig` that this site uses, because tree shaking cannot remove the rest.
// base-config.test.ts names what a source uses and this lacks.

/** Names such as `_hover`, and their selectors. Those of ARIA states also match native elements. */
const conditions = {
  hover: ['@media (hover: hover)', '&:is(:hover, [data-hover]):not(:disabled, [data-disabled])'],
  focusVisible: '&:is(:focus-visible, [data-focus-visible])',
  disabled: '&:is(:disabled, [disabled], [data-disabled], [aria-disabled=true])',
  currentPage: '&[aria-current=page]',
  motionSafe: '@media (prefers-reduced-motion: no-preference)',
  print: '@media print',
  starting: '@starting-style',
};

const TOKENS = {
  borders: names('border borderTop borderBottom borderLeft'),
  colors: names('borderColor borderBottomColor borderLeftColor color fill stroke accentColor scrollbarColor'),
  fonts: names('fontFamily'),
  radii: names('borderRadius'),
  shadows: names('boxShadow'),
  sizes: names('width height minWidth minHeight maxWidth maxHeight'),
  spacing: names(
    'gap rowGap columnGap inset insetInline insetBlock top bottom left right margin marginTop marginRight',
    'marginBottom marginLeft marginInline marginBlock padding paddingTop paddingRight paddingBottom paddingLeft',
    'paddingInline paddingBlock scrollMarginTop scrollPaddingTop scrollPaddingBottom',
  ),
};

/**
 * Style properties without tokens. Without their names, Chakra would take `display: { base, md }` for a selector. It gets
 * them from web/prerender/replacements/is-valid-prop.ts, because for a utility it does more work at the start.
 */
export const PLAIN_PROPERTIES = names(
  'alignContent alignItems alignSelf animation animationTimeline',
  'appearance aspectRatio backgroundImage borderLeftWidth breakAfter breakInside',
  'clear clip clipPath columns containIntrinsicBlockSize container containerType content contentVisibility cursor',
  'display fieldSizing flex flexBasis flexDirection flexGrow flexShrink flexWrap float fontSize fontWeight',
  'forcedColorAdjust gridArea gridAutoFlow gridColumn gridRow gridTemplateColumns gridTemplateRows hyphens isolation',
  'justifyContent justifyItems letterSpacing lineHeight listStyle maskImage maskRepeat maskSize mixBlendMode',
  'objectFit objectPosition opacity order outline outlineOffset overflow overflowWrap placeItems pointerEvents',
  'position printColorAdjust scrollBehavior textAlign textDecoration textDecorationThickness textOverflow',
  'textUnderlineOffset textWrap timelineScope transform transition viewTimelineInset',
  'viewTimelineName visibility whiteSpace zIndex',
);

export const baseConfig: SystemConfig = {
  conditions,
  utilities: {
    ...Object.fromEntries(
      Object.entries(TOKENS).flatMap(([kind, properties]) => properties.map((name) => [name, utility(kind, name)])),
    ),
    background: { ...utility('colors', 'background'), shorthand: ['bg'] },
  },
};

/**
 * Replaces the name of a token by its variable, and a number in `spacing` by quarters of a rem, as Chakra's own theme does.
 * With `values` and a token for each number instead, Chakra makes the system a third slower.
 */
function utility(kind: string, name: string): object {
  return {
    transform(value: string, { token }: { readonly token: (path: string) => string | undefined }) {
      const rems = kind === 'spacing' && Number(value) / 4;
      return { [name]: rems ? `${rems}rem` : (token(`${kind}.${value}`) ?? value) };
    },
  };
}

function names(...lists: string[]): string[] {
  return lists.join(' ').split(' ');
}
