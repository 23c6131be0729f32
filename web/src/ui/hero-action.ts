/**
 * A page's hero links to the consultation, and the header does too, but only while the hero's link is out of view. The
 * browser follows the link with a view timeline, so this also works before and without script. A browser without such
 * timelines always shows the header's link.
 */
export const TIMELINE = '--hero-action';

const OUT_OF_VIEW = { '--action': 'visible', '--instead': 'hidden' } as const;
const IN_VIEW = { '--action': 'hidden', '--instead': 'visible' } as const;

/**
 * Styles of the header, whose attribute `data-action` tells that it has a link to the consultation. `--action` is the
 * visibility of the link, and `--instead` that of what is in its place.
 */
export const afterHeroAction = {
  ...IN_VIEW,
  '&[data-action]': {
    ...OUT_OF_VIEW,
    '@supports (timeline-scope: none)': {
      ...IN_VIEW,
      animation: 'hero-action 1ms linear both',
      animationTimeline: TIMELINE,
    },
  },
} as const;

export const heroActionCss = {
  '.hero-action': { viewTimelineName: TIMELINE, viewTimelineInset: 'var(--header-height) 0px' },
  '@keyframes hero-action': { 'entry 0%, exit 100%': OUT_OF_VIEW, 'entry 100%, exit 0%': IN_VIEW },
} as const;
