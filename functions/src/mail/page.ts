import { FARM_NAME } from '../contract/farm.ts';
import { escaped } from '../html.ts';

const SERIF = "Georgia,'Times New Roman',serif";
const SANS = "system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif";

/** In the site's colours. Inline styles, because some mail programs remove style sheets. */
const STYLES = {
  ground: `margin:0;padding:0;background:#FBF6EA;color:#24231F;font:17px/1.5 ${SANS}`,
  page: 'max-width:560px;margin:0 auto;padding:0 20px 32px;overflow-wrap:anywhere',
  brand: 'margin:0 -20px 28px;padding:14px 20px;background:#23402F;color:#FBF6EA;font-weight:600',
  kicker: 'margin:0;color:#3F4C50;font-size:16px;font-weight:400',
  heading: `margin:2px 0 4px;color:#23402F;font:600 31px/1.15 ${SERIF}`,
  part: `margin:32px 0 4px;padding-top:24px;border-top:1px solid #D9CBAA;color:#23402F;font:600 23px/1.25 ${SERIF}`,
  section: `margin:24px 0 4px;color:#23402F;font:600 18px/1.3 ${SERIF}`,
  line: 'margin:0 0 8px',
  deadline: 'margin:16px 0;padding:11px 16px;border-radius:6px;background:#F3E3BC;color:#24231F',
  contact:
    'display:block;margin:0 0 10px;padding:8px 16px;border:2px solid #6B6354;border-radius:6px;color:#23402F;font-weight:600;line-height:1.35;text-decoration:none',
  button:
    'display:block;margin:0;padding:13px 16px;border-radius:6px;background:#A4412F;color:#FFFFFF;font-weight:600;text-align:center;text-decoration:none',
  link: 'color:#8C3526',
  question: 'margin:12px 0 0;color:#3F4C50;font-size:15px',
  answer: 'margin:0;white-space:pre-line',
  row: 'display:block;padding:9px 0;color:#8C3526',
  pair: 'width:100%;border-collapse:collapse',
  label: 'color:#3F4C50',
  small: 'margin:10px 0 0;color:#3F4C50;font-size:15px',
} as const;

/** For mail programs that support style sheets and dark mode. */
const DARK_STYLES = `
.ground{background:#24231F!important;color:#FBF6EA!important}
.heading,.part,.section{color:#E6C98B!important}
.kicker,.question,.label,.small{color:#D9CBAA!important}
.part{border-color:#56705F!important}
.deadline{background:#23402F!important;color:#FBF6EA!important}
.contact{border-color:#D9CBAA!important;color:#FBF6EA!important}
.link,.row{color:#F6D7B8!important}`;

/** The `class` and `style` attributes of an element. */
export function styled(name: keyof typeof STYLES): string {
  return `class="${name}" style="${STYLES[name]}"`;
}

/** A large button to call or write to somebody; plain text if there is no link. */
export function contactButton(href: string, label: string, text: string): string {
  const content = `<span ${styled('kicker')}>${label}</span><br>${escaped(text).replace('@', '<wbr>@')}`;
  return href
    ? `<a ${styled('contact')} href="${escaped(href)}">${content}</a>`
    : `<p ${styled('contact')}>${content}</p>`;
}

/** A complete HTML mail. Inboxes show `preview` beside the subject. */
export function mailPage(preview: string, body: string): string {
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
<body ${styled('ground')}>
<div style="display:none;max-height:0;overflow:hidden">${escaped(preview)}</div>
<div ${styled('page')}>
<p ${styled('brand')}>${escaped(FARM_NAME)}</p>
${body}
</div>
</body>
</html>
`;
}
