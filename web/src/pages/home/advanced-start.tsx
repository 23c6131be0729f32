import { chakra, defineStyle } from '@chakra-ui/react';
import { FARM } from '../../content/farm.ts';
import { HOME } from '../../content/home.ts';
import { PATHS } from '../../routes.ts';
import { ButtonAnchor } from '../../ui/button.tsx';
import { columns } from '../../ui/layout.ts';
import { PlainList } from '../../ui/plain-list.tsx';
import { quiltBullet } from '../../ui/quilt-mark.tsx';
import { FORCED_COLORS, LARGE_TEXT } from '../../ui/theme/media.ts';

const { advancedStartWeeks } = FARM;

/** A timeline with a tick for each week on the farm, then the years with the family. */
const ruler = defineStyle({
  display: 'grid',
  gridTemplateColumns: '14fr 9fr',
  columnGap: '0',
  '& > :nth-of-type(odd)': { paddingRight: '4' },
  // Places the second text below the first. The two parts of the timeline and their labels stay side by side.
  [LARGE_TEXT]: { rowGap: '4', '& > *': { paddingRight: '0' }, '& > div:not([aria-hidden])': { gridColumn: '1 / -1' } },
  '& h4': { textStyle: 'item', color: 'accent.onDeep', marginBottom: '2' },
  '& h4 + p': { lineHeight: '1.4' },
  '& li': {
    display: 'flex',
    gap: '2.5',
    lineHeight: '1.7',
    '&::before': { ...quiltBullet, marginTop: '0.5em' },
    [LARGE_TEXT]: { '&::before': { display: 'none' } },
  },
  '& > .weeks': {
    height: '20px',
    marginTop: '4',
    borderBottom: '2px solid currentColor',
    opacity: '0.75',
    printColorAdjust: 'exact',
    backgroundImage: `repeating-linear-gradient(90deg, currentColor 0 2px, transparent 2px calc(100% / ${advancedStartWeeks}))`,
    [FORCED_COLORS]: { forcedColorAdjust: 'none', color: 'CanvasText', borderColor: 'CanvasText' },
  },
  '& > .years': {
    height: '20px',
    marginTop: '4',
    bg: 'accent.onDeep',
    borderRightRadius: '10px',
    forcedColorAdjust: 'none',
    printColorAdjust: 'exact',
  },
  '& > p': { marginTop: '1', fontWeight: '650' },
});

const columnsStyles = defineStyle({
  ...columns,
  gridTemplateColumns: { lg: '5fr 7fr' },
  rowGap: { base: '7', md: '10' },
  alignItems: 'end',
  marginTop: { base: '7', md: '16' },
  paddingTop: { base: '7', md: '14' },
  borderTop: 'hairlineDeep',
  '& h3': { textStyle: 'h2Form', maxWidth: '10em' },
  '& .words > p': { marginTop: '3', maxWidth: 'measure' },
  '& .ruler': ruler,
});

export function AdvancedStart() {
  const { heading, text, action, note, farm, home, born, weeks } = HOME.program.start;
  return (
    <chakra.div css={columnsStyles}>
      <div className="words">
        <h3>{heading}</h3>
        <p>{text}</p>
        <ButtonAnchor href={PATHS.consultation} look="on-deep" marginTop={{ base: '5', md: '7' }}>
          {action}
        </ButtonAnchor>
        <p className="button-note">{note}</p>
      </div>
      <div className="ruler">
        <div>
          <h4>{farm.heading}</h4>
          <PlainList>
            {farm.lessons.map((lesson) => (
              <li key={lesson}>{lesson}</li>
            ))}
          </PlainList>
        </div>
        <div>
          <h4>{home.heading}</h4>
          <p>{home.text}</p>
        </div>
        <div className="weeks" aria-hidden="true" />
        <div className="years" aria-hidden="true" />
        <p>{born}</p>
        <p>{weeks}</p>
      </div>
    </chakra.div>
  );
}
