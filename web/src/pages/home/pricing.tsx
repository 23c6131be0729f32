import { defineStyle } from '@chakra-ui/react';
import type { Pup } from '../../../../farm/model/schema.ts';
import { dollars, FARM } from '../../content/farm.ts';
import { HOME } from '../../content/home.ts';
import { PUP_CARD, tierOf } from '../../content/pup-card.ts';
import { SECTIONS } from '../../content/site.ts';
import { columns, row, touchTarget } from '../../ui/layout.ts';
import { PlainList } from '../../ui/plain-list.tsx';
import { Section } from '../../ui/section.tsx';
import { forcedEdge } from '../../ui/theme/media.ts';
import { useToday } from '../../use-today.ts';
import { FamilyVoice } from '../family-voice.tsx';
import { Signature } from '../host.tsx';
import { SecondAction } from '../main-action.tsx';
import { FaceLink, FREE_PUPS, Price } from '../pup-faces.tsx';

const styles = defineStyle({
  '& > .container': {
    ...columns,
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      lg: 'minmax(0, 13fr) minmax(0, 8fr)',
      xl: 'minmax(0, 7fr) minmax(0, 5fr)',
    },
    columnGap: { lg: 'clamp(3rem, 20vw - 9.6rem, 7rem)' },
    rowGap: { base: '3.5', lg: '10' },
    alignItems: 'start',
  },
  '& :is(.text, .older)': { maxWidth: 'measure' },
  '& .older': { marginTop: '5' },
  '& :is(.tiers, .included)': { marginTop: { base: '5', lg: '0' } },
  '& .tier': {
    ...row,
    alignItems: { base: 'baseline', sm: 'center' },
    alignContent: 'center',
    columnGap: { base: '3', sm: '6', lg: '4', xl: '6' },
    rowGap: { sm: '2' },
    minHeight: { sm: '140px' },
    paddingBlock: { base: '4', sm: '6' },
    borderTop: 'hairline',
  },
  '& .tier:not(.labelled, :has(+ .tier))': { borderBottom: 'hairline' },
  '& .tier:has(+ .labelled)': { paddingBottom: '9' },
  '& .labelled + .tier': { borderTop: 'none' },
  '& .labelled': {
    position: 'relative',
    // Wider than the column by its padding.
    marginInline: { base: 'max(-0.75rem, -3.75vw)', sm: 'max(-1.5rem, -3.75vw)', xl: '-2rem' },
    paddingTop: '6',
    paddingInline: { base: 'min(0.625rem, 3.75vw - 2px)', sm: '1.375rem', xl: '1.875rem' },
    bg: 'white',
    border: '2px solid {colors.deep}',
    borderRadius: 'plate',
    _print: { marginInline: '0' },
  },
  // A long name wraps before the price does, and the price before a word is broken.
  '& .tier-words': {
    display: { base: 'contents', sm: 'block' },
    flex: '1 1 9em',
    maxWidth: '100%',
    overflowWrap: 'break-word',
  },
  '& :is(.label, .faces)': { overflowWrap: 'anywhere' },
  // On phones the price is beside the age, below the name.
  '& .tier h3': { flex: { base: '1 0 100%', sm: 'none' }, maxWidth: '100%' },
  '& .label': {
    position: 'absolute',
    top: '0',
    transform: 'translateY(-55%)',
    paddingBlock: '0.5',
    paddingInline: '3',
    bg: 'action',
    color: 'white',
    borderRadius: 'tag',
    fontSize: '1rem',
    fontWeight: '700',
    letterSpacing: '0.05em',
    // Covers the frame behind the label.
    _print: { bg: 'white !important', printColorAdjust: 'exact' },
  },
  '& .age': { marginTop: '1', color: 'fg.muted' },
  '& .faces': {
    ...row,
    columnGap: '5',
    order: '1',
    flex: { base: '1 0 100%', sm: 'none' },
    marginTop: { base: '1', sm: '2' },
    '& a': { ...touchTarget, display: 'flex', gap: '2.5', textStyle: 'small' },
    '& :is(img, .initial)': { flex: 'none', width: '40px', fontSize: '1.25rem' },
  },
  '& .price': { textStyle: 'price', color: 'fg.heading', marginLeft: 'auto', whiteSpace: { sm: 'nowrap' } },
  '& .ledger': {
    padding: { base: 'min(1.125rem, 5vw)', sm: '10', lg: '8', xl: '10' },
    bg: 'straw',
    borderRadius: 'plate',
    ...forcedEdge,
    '& .ledger-head': { display: 'flex', alignItems: 'flex-end', columnGap: '4', marginBottom: { base: '2', sm: '4' } },
    '& .value': { flex: 'none', marginLeft: 'auto' },
    '& .entry': { ...row, alignItems: 'baseline', gap: '2', paddingBlock: { base: '1', sm: '1.5' } },
    '& dt': { display: 'flex', flex: '1 1 7em', alignItems: 'baseline', gap: '2' },
    // A dotted line between name and amount.
    '& dt::after': { content: '""', flexGrow: '1', borderBottom: '2px dotted {colors.bark}' },
    '& dd': { color: 'fg.heading', fontFamily: 'heading', fontWeight: '600', whiteSpace: 'nowrap' },
  },
  '& .included .button': { marginTop: { base: '5', md: '6' } },
});

export function Pricing() {
  const { heading, text, action } = HOME.pricing;
  return (
    <Section id={SECTIONS.pricing} css={styles}>
      <h2>{heading}</h2>
      <div>
        <p className="text">{text}</p>
        <Signature />
      </div>
      <div className="tiers">
        <Tiers />
        {FARM.olderCostsLess && <p className="older">{FARM.olderCostsLess}</p>}
      </div>
      <div className="included">
        <Ledger />
        <SecondAction>{action}</SecondAction>
      </div>
      <FamilyVoice />
    </Section>
  );
}

function Tiers() {
  const today = useToday();
  return (
    <PlainList>
      {FARM.tiers.map((tier) => (
        <li key={tier.name} className={tier.label ? 'tier labelled' : 'tier'}>
          <div className="tier-words">
            {tier.label && <p className="label">{tier.label}</p>}
            <h3>{tier.name}</h3>
            <p className="age">{tier.age}</p>
            <Pups of={FREE_PUPS.filter((pup) => tierOf(pup, today) === tier)} today={today} />
          </div>
          <p className="price">
            <Price of={tier.price} />
          </p>
        </li>
      ))}
    </PlainList>
  );
}

function Pups({ of, today }: { readonly of: readonly Pup[]; readonly today: number }) {
  return (
    of.length > 0 && (
      <PlainList className="faces" aria-label={PUP_CARD.faces}>
        {of.map((pup) => (
          <li key={pup.key}>
            <FaceLink of={pup} today={today} />
          </li>
        ))}
      </PlainList>
    )
  );
}

function Ledger() {
  const { included, value } = HOME.pricing;
  return (
    <div className="ledger">
      <div className="ledger-head">
        <h3>{included}</h3>
        <span className="value">{value}</span>
      </div>
      <dl>
        {FARM.included.map(({ name, worth }) => (
          <div key={name} className="entry">
            <dt>{name}</dt>
            <dd>{dollars(worth)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
