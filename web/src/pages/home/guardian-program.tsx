import { defineStyle } from '@chakra-ui/react';
import { FARM } from '../../content/farm.ts';
import { HOME } from '../../content/home.ts';
import { SECTIONS } from '../../content/site.ts';
import { BarnQuilt, largeQuilt } from '../../ui/barn-quilt.tsx';
import { Hills } from '../../ui/hills.tsx';
import { columns } from '../../ui/layout.ts';
import { PlainList } from '../../ui/plain-list.tsx';
import { quiltBullet } from '../../ui/quilt-mark.tsx';
import { Section } from '../../ui/section.tsx';
import { FORCED_COLORS, LARGE_TEXT } from '../../ui/theme/media.ts';
import { SecondAction } from '../main-action.tsx';

/** A timeline with a tick for each week on the farm, then the years with the family. */
const ruler = defineStyle({
  display: 'grid',
  gridTemplateColumns: '14fr 9fr',
  '& .left': { paddingRight: '4' },
  // Places the second text below the first. The two parts of the timeline and their labels stay side by side.
  [LARGE_TEXT]: { rowGap: '4', '& .left': { paddingRight: '0' }, '& .learned': { gridColumn: '1 / -1' } },
  '& h4': { textStyle: 'item', color: 'accent.onDeep', marginBottom: '2' },
  '& .learned p': { lineHeight: '1.4' },
  '& li': {
    display: 'flex',
    gap: '2.5',
    lineHeight: '1.7',
    '&::before': { ...quiltBullet, marginTop: '0.5em' },
    [LARGE_TEXT]: { '&::before': { display: 'none' } },
  },
  '& .time': { height: '20px', marginTop: '4', forcedColorAdjust: 'none', printColorAdjust: 'exact' },
  '& .weeks': {
    borderBottom: '2px solid',
    opacity: '0.75',
    backgroundImage: `repeating-linear-gradient(90deg, currentColor 0 2px, transparent 2px calc(100% / ${FARM.advancedStartWeeks}))`,
    [FORCED_COLORS]: { color: 'CanvasText' },
  },
  '& .years': { bg: 'accent.onDeep', borderRadius: '0 10px 10px 0' },
  '& .end': { marginTop: '1', fontWeight: '650' },
});

const styles = defineStyle({
  paddingTop: { base: '8', md: '12' },
  '& .columns': {
    // On phones the quilt is beside the names of the breeds if it would break no word of them.
    display: { base: 'flex', sm: 'grid' },
    flexWrap: 'wrap',
    overflowWrap: 'break-word',
    gridTemplateColumns: { sm: 'minmax(0, 4fr) minmax(0, 5fr)', lg: '420px minmax(0, 1fr)' },
    '& > *': { flex: '1 1 min(100%, max(9.4rem, 40%))', maxWidth: '100%' },
    columnGap: { base: '4', md: '10', lg: 'clamp(3rem, 7vw, 6.25rem)' },
    rowGap: { base: '5', md: '8', lg: '6' },
    '& .quilt': { gridRow: { lg: '1 / 3' }, order: { base: '1', lg: '0' }, alignSelf: 'center' },
    '& .breeds': { order: '2', alignSelf: { base: 'center', lg: 'start' } },
    '& .about': { flexBasis: '100%', minWidth: '0', gridColumn: { base: '1 / -1', lg: 'auto' }, alignSelf: 'end' },
  },
  '& .barn-quilt': { ...largeQuilt, maxWidth: { base: '240px', sm: '420px' }, _print: { maxWidth: '5cm' } },
  '& .breeds': { borderBottom: 'hairlineDeep' },
  '& .breed': {
    display: 'flex',
    alignItems: 'center',
    gap: { base: '1.5', md: '4' },
    minHeight: { base: '50px', md: '58px' },
    borderTop: 'hairlineDeep',
    fontWeight: '650',
    lineHeight: '1.25',
    '& .name': { minWidth: '0' },
  },
  '& .breeds svg': {
    flexShrink: '0',
    width: { base: '16px', md: '28px' },
    stroke: 'cream',
    strokeWidth: '1.5',
    forcedColorAdjust: 'none',
    printColorAdjust: 'exact',
    // On white, only its outline shows the cream piece.
    _print: { stroke: 'ink' },
    [FORCED_COLORS]: { stroke: 'CanvasText' },
  },
  // Of the quilt's pieces, four are cream, two tan and two brown.
  '& .breed svg': { fill: 'quiltCream' },
  '& .breed + .breed svg': { fill: 'quiltTan' },
  '& .breed + .breed + .breed svg': { fill: 'quiltBrown' },
  '& .percent': { flexShrink: '0', marginLeft: 'auto', textStyle: 'h3', color: 'accent.onDeep' },
  '& .start': {
    ...columns,
    gridTemplateColumns: { lg: '5fr 7fr' },
    rowGap: { base: '7', md: '10' },
    alignItems: 'end',
    marginTop: { base: '7', md: '16' },
    paddingTop: { base: '7', md: '14' },
    borderTop: 'hairlineDeep',
    '& h3': { textStyle: 'h2Form', maxWidth: '10em' },
    '& .meaning': { marginTop: '3', maxWidth: 'measure' },
    '& .button': { marginTop: { base: '5', md: '7' } },
  },
  '& .ruler': ruler,
});

export function GuardianProgram() {
  const { heading, lead } = HOME.program;
  return (
    <>
      <Hills contour="ridge" />
      <Section id={SECTIONS.guardianProgram} ground="deep" css={styles}>
        <div className="columns">
          <div className="quilt">
            <BarnQuilt />
          </div>
          <div className="about">
            <h2>{heading}</h2>
            <p className="lead">{lead}</p>
          </div>
          <PlainList className="breeds">
            {FARM.breeds.map(({ name, share }) => (
              <li key={name} className="breed">
                <svg viewBox="0 0 28 28" aria-hidden="true">
                  <path d="M1 1h26v26z" />
                </svg>
                <span className="name">{name}</span>
                <span className="percent">{`${share}%`}</span>
              </li>
            ))}
          </PlainList>
        </div>
        <AdvancedStart />
      </Section>
    </>
  );
}

function AdvancedStart() {
  const { heading, text, action, farm, home, born, weeks } = HOME.program.start;
  return (
    <div className="start">
      <div>
        <h3>{heading}</h3>
        <p className="meaning">{text}</p>
        <SecondAction look="on-deep">{action}</SecondAction>
      </div>
      <div className="ruler">
        <div className="learned left">
          <h4>{farm.heading}</h4>
          <PlainList>
            {farm.lessons.map((lesson) => (
              <li key={lesson}>{lesson}</li>
            ))}
          </PlainList>
        </div>
        <div className="learned">
          <h4>{home.heading}</h4>
          <p>{home.text}</p>
        </div>
        <div className="time weeks" aria-hidden="true" />
        <div className="time years" aria-hidden="true" />
        <p className="end left">{born}</p>
        <p className="end">{weeks}</p>
      </div>
    </div>
  );
}
