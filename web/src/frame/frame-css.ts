import { spread, touchTarget } from '../ui/layout.ts';
import { LOWEST_SCREEN } from '../ui/theme/media.ts';
import { currentMark, headerCss } from './header-css.ts';

/** Styles of what is on every page, by selector. */
export const frameCss = {
  '.skip-link': {
    position: 'fixed',
    top: '2',
    left: '2',
    zIndex: '3',
    '&:not(:focus)': { transform: 'translateY(-200%)' },
  },
  '.site-header': headerCss,
  '.site-menu': {
    '& .hills': { flexShrink: '0', height: '80px', marginTop: 'auto', bg: 'pasture' },
    top: 'header',
    width: '100vw',
    height: 'calc(100dvh - var(--header-height))',
    bg: 'bg',
    color: 'fg',
    // Hides the menu in browsers that do not support `popover`.
    display: 'none',
    [LOWEST_SCREEN]: { position: 'absolute', height: '100dvh', paddingBottom: 'header' },
    '&:popover-open': {
      display: 'flex',
      flexDirection: 'column',
      _motionSafe: {
        transition: 'opacity 200ms, transform 200ms',
        _starting: { opacity: '0', transform: 'translateY(-8px)' },
      },
    },
    '& .container': { paddingTop: '4' },
    '& .groups': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
      columnGap: '12',
      rowGap: '5',
      paddingBottom: '5',
    },
    '& p': { textStyle: 'small', color: 'fg.muted', fontWeight: '650' },
    '& li a': {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      minHeight: '52px',
      paddingBlock: '2',
      borderBottom: 'hairline',
      color: 'fg.heading',
      textStyle: 'h3',
      '&::before': { content: '""', position: 'absolute', left: '-gutter', width: '6px', height: '32px' },
      _hover: { borderBottomColor: 'deep' },
      _currentPage: { '&::before': currentMark },
    },
    '& .buttons': {
      display: 'grid',
      gridTemplateColumns: { base: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))', md: '2fr 1fr 1fr' },
      gap: '3',
      marginBottom: '5',
      '& .button-main': { gridColumn: { base: '1 / -1', md: 'auto' } },
    },
  },
  '.site-footer': {
    paddingTop: { base: '10', md: '16' },
    paddingBottom: { base: '5', md: '8' },
    '& .columns': {
      display: 'grid',
      gridTemplateColumns: {
        base: 'repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr))',
        sm: 'repeat(3, 1fr)',
        lg: 'minmax(min-content, 1fr) repeat(3, fit-content(16rem))',
      },
      columnGap: { base: '8', lg: 'clamp(2.5rem, 5vw, 5rem)' },
      rowGap: { base: '5', sm: '8' },
      // Room for a long email address.
      '& .contacts': { gridColumn: { base: '1 / -1', sm: 'auto' } },
    },
    '& .tagline': {
      textStyle: 'h2',
      color: 'accent.onDeep',
      gridColumn: { base: '1 / -1', lg: 'auto' },
      // A broken word would make the column narrower. A very long one leaves room for the other columns.
      overflowWrap: 'break-word',
      maxWidth: { lg: '40vw' },
      '& span': { display: 'block' },
    },
    '& h2': { color: 'accent.onDeep', fontSize: '1.0625rem', fontWeight: '650', marginBottom: '1' },
    '& li a': { ...touchTarget, _hover: { textDecoration: 'underline' } },
    '& .legal': {
      ...spread,
      columnGap: '8',
      rowGap: '1',
      marginTop: { base: '6', sm: '12' },
      paddingTop: { base: '4', sm: '6' },
      borderTop: 'hairlineDeep',
      textStyle: 'small',
    },
  },
};
