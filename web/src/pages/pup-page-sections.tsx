import { defineStyle } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { PictureIn } from '../../../farm/model/pictures.ts';
import { Hills } from '../ui/hills.tsx';
import { columns } from '../ui/layout.ts';
import { Picture } from '../ui/picture/picture.tsx';
import { type Named, RuledList } from '../ui/ruled-list.tsx';
import { Section } from '../ui/section.tsx';
import { textLink } from '../ui/text-link.tsx';
import { FamilyVoice } from './family-voice.tsx';
import { band } from './split-hero.tsx';

const reasonsStyles = defineStyle({
  paddingBottom: '0',
  '& > .container': {
    ...columns,
    gridTemplateColumns: { lg: '5fr 9fr' },
    alignItems: 'start',
    paddingBottom: 'section',
  },
  '& h2': { maxWidth: { lg: '8em' } },
  '& dt': { textStyle: 'h3' },
  // Names and sentences have about the same length.
  '& .entry': { gridTemplateColumns: '13fr 14fr', paddingBlock: { base: '3.5', sm: '5' } },
});

/** Its hills have the color of the `TrainingSection` below it. */
export function ReasonsSection({ heading, reasons }: { readonly heading: string; readonly reasons: Named }) {
  return (
    <Section ground="white" css={reasonsStyles} edge={<Hills contour="knolls" />}>
      <h2>{heading}</h2>
      <RuledList items={reasons} />
    </Section>
  );
}

const training = defineStyle({
  paddingTop: '8',
  '& > .container': { ...columns, gridTemplateColumns: { lg: '6fr 5fr' } },
  '& img': { aspectRatio: { base: '1 / 1', sm: '16 / 9', lg: '1 / 1' }, borderRadius: 'plate' },
  '& h2': { marginBottom: '7' },
  '& .ruled-list': { borderTop: 'none' },
  '& .entry': { display: 'block', borderTop: 'hairlineDeep', borderBottom: 'none' },
  '& dt': { textStyle: 'h3', color: 'var(--accent)' },
  '& dd': { marginTop: '1' },
});

interface TrainingSectionProps {
  readonly heading: string;
  readonly lessons: Named;
  readonly picture: PictureIn<'training'>;
}

export function TrainingSection({ heading, lessons, picture }: TrainingSectionProps) {
  return (
    <Section ground="deep" css={training}>
      <Picture name={picture} place="training" />
      <div>
        <h2>{heading}</h2>
        <RuledList items={lessons} />
      </div>
    </Section>
  );
}

const reserve = defineStyle({
  '& figure': { marginTop: '0', marginBottom: { base: '8', md: '14' } },
  '& .panel': {
    bg: 'white',
    border: '2px solid {colors.deep}',
    borderRadius: 'plate',
    overflow: 'hidden',
    breakInside: 'avoid',
    '& > .news': { ...band, paddingInline: { base: '5', md: '12' } },
    '& > .body': {
      ...columns,
      gridTemplateColumns: { lg: '1fr 1fr' },
      columnGap: '12',
      rowGap: '6',
      padding: { base: '5', md: '12' },
    },
    '& h2': { maxWidth: '9em' },
    '& .buttons': { display: 'grid', gap: '3.5', justifyItems: 'start' },
    '& .note': { marginTop: '4', maxWidth: 'measure', '& a': { ...textLink, paddingBlock: '2.5' } },
  },
});

interface ReserveSectionProps {
  readonly banner: string;
  readonly heading: string;
  readonly note: ReactNode;
  readonly children: ReactNode;
}

export function ReserveSection({ banner, heading, note, children }: ReserveSectionProps) {
  return (
    <Section css={reserve}>
      <FamilyVoice />
      <div className="panel">
        <div className="news">{banner}</div>
        <div className="body">
          <h2>{heading}</h2>
          <div>
            <div className="buttons">{children}</div>
            <p className="note">{note}</p>
          </div>
        </div>
      </div>
    </Section>
  );
}
