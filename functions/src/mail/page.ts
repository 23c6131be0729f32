import { FARM_NAME } from '../contract/farm.ts';
import { ACTION, PALETTE } from '../contract/palette.ts';
import { escaped } from '../http/html-page.ts';

// A font of Windows comes first: if Outlook for Windows does not know the first one, it uses Times New Roman.
const SERIF = "Georgia,'Times New Roman',serif";
const SANS = "'Segoe UI',system-ui,-apple-system,Roboto,Arial,sans-serif";

/**
 * In the site's colours. Inline, because some mail programs remove style sheets. What makes the layout is in tables and in
 * the padding of cells: Outlook for Windows ignores max-width, and the padding and border of all other elements.
 */
const STYLES = {
  ground: `margin:0;padding:0;background:${PALETTE.cream};color:${PALETTE.ink};font:17px/1.5 ${SANS};overflow-wrap:anywhere`,
  brand: `padding:14px 20px;background:${PALETTE.deep};color:${PALETTE.cream};font:600 17px/1.5 ${SANS}`,
  page: `padding:28px 20px 32px;color:${PALETTE.ink};font:17px/1.5 ${SANS}`,
  kicker: `margin:0;color:${PALETTE.slate};font-size:16px;font-weight:400`,
  heading: `margin:2px 0 10px;color:${PALETTE.deep};font:600 31px/1.15 ${SERIF}`,
  part: `padding:24px 0 0;border-top:1px solid ${PALETTE.rule}`,
  title: `margin:0 0 4px;color:${PALETTE.deep};font:600 23px/1.25 ${SERIF}`,
  section: `margin:24px 0 4px;color:${PALETTE.deep};font:600 18px/1.3 ${SERIF}`,
  line: 'margin:0 0 8px',
  label: `overflow-wrap:normal;padding:3px 16px 3px 0;color:${PALETTE.slate};font:16px/1.5 ${SANS}`,
  value: `padding:3px 0;color:${PALETTE.ink};font:600 17px/1.5 ${SANS}`,
  steps: 'margin:0 0 0 24px;padding:0',
  deadline: `padding:11px 16px;background:${PALETTE.straw};color:${PALETTE.ink};font:17px/1.5 ${SANS};border-radius:6px`,
  box: `padding:4px 16px;border:2px solid ${PALETTE.bark};border-radius:6px;color:${PALETTE.deep};font:600 17px/1.35 ${SANS}`,
  button: `padding:6px 16px;background:${PALETTE[ACTION]};border-radius:6px;font:600 17px/1.5 ${SANS}`,
  onBox: `display:block;padding:6px 0;color:${PALETTE.deep};text-decoration:none`,
  onButton: `display:block;padding:9px 0;color:${PALETTE.white};text-decoration:none`,
  link: `display:block;padding:9px 0;color:${PALETTE.barnDark}`,
  signature: 'margin:14px 0 0;font-weight:600',
  small: `margin:12px 0 0;color:${PALETTE.slate};font-size:15px`,
} as const;

/** For mail programs that support style sheets and dark mode. */
const DARK_STYLES = `
.ground{background:${PALETTE.ink}!important}
.ground,.page,.value,.box,.onBox{color:${PALETTE.cream}!important}
.heading,.title,.section{color:${PALETTE.wheat}!important}
.kicker,.label,.small{color:${PALETTE.rule}!important}
.part{border-color:${PALETTE.ruleDeep}!important}
.deadline{background:${PALETTE.deep}!important;color:${PALETTE.cream}!important}
.box{border-color:${PALETTE.rule}!important}
.link{color:${PALETTE.dawn}!important}`;

export type Style = keyof typeof STYLES;

/** An element with a style. Outlook needs `bgcolor` for a background. */
export function element(tag: string, name: Style, content: string, attributes = ''): string {
  const [, color] = /background:(#\w+)/.exec(STYLES[name]) ?? [];
  const bgcolor = color ? `bgcolor="${color}"` : '';
  return `<${tag} class="${name}" style="${STYLES[name]}" ${bgcolor} ${attributes}>${content}</${tag}>`;
}

/** A table that only makes a layout. */
export function table(rows: string, attributes = 'width="100%"'): string {
  return `<table role="presentation" ${attributes} border="0" cellspacing="0" cellpadding="0">${rows}</table>`;
}

export function row(...cells: string[]): string {
  return `<tr>${cells.join('')}</tr>`;
}

/** A complete HTML mail. Inboxes show `preview` beside the subject. */
export function mailPage(preview: string, body: string): string {
  const rows = row(element('td', 'brand', escaped(FARM_NAME))) + row(element('td', 'page', body));
  const column = table(rows, 'width="560" style="max-width:100%"');
  // Fixed, so that the column gets narrower on a phone. Outlook uses its width of 560.
  const ground = table(
    row(element('td', 'ground', column, 'align="center"')),
    'width="100%" style="table-layout:fixed"',
  );
  const hidden = `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escaped(preview)}</div>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<title>${escaped(preview)}</title>
<style>:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${DARK_STYLES}}</style>
</head>
${element('body', 'ground', `${hidden}${ground}`)}
</html>
`;
}
