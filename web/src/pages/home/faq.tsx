import { defineStyle } from '@chakra-ui/react';
import { ChevronDown } from 'lucide';
import { HOME } from '../../content/home.ts';
import { SECTIONS } from '../../content/site.ts';
import { Icon } from '../../ui/icon.tsx';
import { columns } from '../../ui/layout.ts';
import { Section } from '../../ui/section.tsx';
import { Paragraphs, paragraphs } from '../../ui/text.tsx';
import { SecondAction } from '../main-action.tsx';

const styles = defineStyle({
  '& > .container': {
    ...columns,
    gridTemplateColumns: { lg: '4fr 7fr' },
    gridTemplateRows: { lg: 'auto 1fr' },
    rowGap: '5',
    alignItems: 'start',
  },
  '& h2': { maxWidth: '9em' },
  '& .others > p:first-of-type': { marginBottom: '4', maxWidth: 'measure' },
  // From 960 px on, the heading and the button are on their left.
  '& .questions': { gridRow: { lg: '1 / 3' }, gridColumn: { lg: '2' } },
  '& details': { borderBottom: 'hairline', _first: { borderTop: 'head' }, ...paragraphs },
  '& summary svg': { _motionSafe: { transition: 'transform 180ms' } },
  '& [open] svg': { transform: 'rotate(180deg)' },
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    minHeight: { base: '52px', md: '72px' },
    paddingBlock: { base: '1.5', md: '3' },
    textStyle: 'item',
    fontSize: { md: '1.3125rem' },
    color: 'fg.heading',
    cursor: 'pointer',
    '&::-webkit-details-marker': { display: 'none' },
    _hover: { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  },
  '& details p': { paddingRight: '8', maxWidth: '38em', _last: { paddingBottom: '6' } },
});

/** Browsers keep only one `details` element with the same name open, and close it on a second click. */
export function Faq() {
  const { heading, text, action, items } = HOME.faq;
  return (
    <Section id={SECTIONS.faq} ground="white" css={styles}>
      <h2>{heading}</h2>
      <div className="questions">
        {items.map(({ question, answer }) => (
          <details key={question} name="faq">
            <summary>
              <span>{question}</span>
              <Icon of={ChevronDown} size={24} />
            </summary>
            <Paragraphs of={answer} />
          </details>
        ))}
      </div>
      <div className="others">
        <p>{text}</p>
        <SecondAction>{action}</SecondAction>
      </div>
    </Section>
  );
}
