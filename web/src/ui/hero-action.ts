/** The header shows its link to the consultation only while that of the hero is out of view, also without script. */
export const TIMELINE = '--hero-action';

const OUT_OF_VIEW = { '--action': 'visible', '--instead': 'hidden' } as const;
const IN_VIEW = { '--action': 'hidden', '--instead': 'visible' } as const;

/** `--action` is the visibility of the header's link, and `--instead` that of what is in its place. */
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
