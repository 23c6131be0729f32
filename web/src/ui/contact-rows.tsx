import { Mail, Phone } from 'lucide';
import { Icon } from './icon.tsx';
import { row } from './layout.ts';
import { EmailText } from './text.tsx';
import { LARGE_TEXT } from './theme/media.ts';

export const contactRows = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: { base: '2.5', md: '3.5' },
  '& .contact-link': {
    ...row,
    columnGap: 'min(1.25rem, 6vw)',
    minHeight: { base: '64px', md: '76px' },
    paddingBlock: '2',
    paddingInline: 'min(1.25rem, 6vw)',
    bg: 'bg',
    border: '2px solid {colors.deep}',
    borderRadius: 'row',
    lineHeight: '1.3',
    [LARGE_TEXT]: { gap: '8px', paddingInline: '12px', '& .contact-words': { width: 'full' } },
    _hover: { bg: 'white', textDecoration: 'underline', textDecorationThickness: '2px' },
    '& svg': { color: 'deep' },
    // A number in very large text takes the line below the icon.
    '& .contact-words': { flex: '1 1 min-content', minWidth: '0' },
    '&[href^="tel:"] .contact-words': { flexBasis: 'max-content' },
  },
  '& .kind': { display: 'block', textStyle: 'small', color: 'fg.muted' },
  '& .value': {
    display: 'block',
    color: 'fg.heading',
    textStyle: 'item',
    fontSize: { base: 'min(1.25rem, 10vw)', md: '1.375rem' },
  },
  // A phone that enlarges all texts may need two lines for the number.
  '& .contact-link .value [translate=no]': { whiteSpace: 'normal' },
} as const;

type Contact = Readonly<Record<'href' | 'kind' | 'value', string>>;

export function ContactRows({ phone, email }: { readonly phone: Contact; readonly email: Contact }) {
  return (
    <div className="contact-rows">
      {[phone, email].map(({ href, kind, value }) => (
        <a key={href} className="contact-link" href={href}>
          <Icon of={value === email.value ? Mail : Phone} size={28} />
          <span className="contact-words">
            <span className="kind">{kind} </span>
            <span className="value">
              {value === email.value ? <EmailText address={value} /> : <span translate="no">{value}</span>}
            </span>
          </span>
        </a>
      ))}
    </div>
  );
}

/** "Call" and the number, as one text of a button. */
export function ContactText({ kind, value }: Contact) {
  return (
    <span>
      <span>{kind}</span> <span translate="no">{value}</span>
    </span>
  );
}
