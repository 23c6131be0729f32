/**
 * Styles of the part of the header beside the farm's name. `.room` gets the width that is left beside an invisible copy of
 * the items. So its content can ask with a container query whether all items fit on one line, however long they are in the
 * language of the visitor and with large text. A browser without container queries shows the menu.
 */
export const barRoom = {
  '& .beside': { display: 'flex', flex: '1 1 0', height: 'full', minWidth: { base: '104px', sm: '20rem' } },
  '& .copy': {
    display: 'flex',
    flex: '0 1 auto',
    minWidth: '0',
    height: '0',
    overflow: 'hidden',
    whiteSpace: 'nowrap',
  },
  // Its content is as wide as it needs and ends at the right edge of the header.
  '& .room': {
    position: 'relative',
    flex: '1 1 0',
    minWidth: '0',
    containerType: 'inline-size',
    '& > *': { position: 'absolute', right: '0', insetBlock: '0', width: 'max-content' },
  },
} as const;

export const ITEMS_FIT = '@container (min-width: 1px)';

/** An open menu stays until it is closed, also when a wider window has room for the items. */
export const WHILE_MENU_OPEN = 'header:has(:popover-open) &';
