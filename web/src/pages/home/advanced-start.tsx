import { chakra } from '@chakra-ui/react';
import { FARM } from '../../content/farm.ts';
import { HOME } from '../../content/home.ts';
import { PATHS } from '../../routes.ts';
import { ButtonAnchor } from '../../ui/button.tsx';
import { quiltBullet } from '../../ui/quilt-mark.tsx';
import { ButtonNote, Text } from '../../ui/section.tsx';
import { LARGE_TEXT } from '../../ui/theme/large-text.ts';

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', lg: '5fr 7fr' },
    columnGap: { lg: '20' },
    rowGap: '10',
    alignItems: 'end',
    marginTop: { base: '12', md: '16' },
    paddingTop: { base: '9', md: '14' },
    borderTop: 'hairlineDeep',
  },
});

const { advancedStartWeeks } = FARM;

/** A timeline with a tick for each week on the farm, then the years with the family. */
const Ruler = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '14fr 9fr',
    columnGap: '0',
    '& > *': { paddingRight: '4' },
    // Places the second text below the first. The two parts of the timeline and their labels stay side by side.
    [LARGE_TEXT]: {
      rowGap: '4',
      '& > *': { paddingRight: '0' },
      '& > div:not([aria-hidden])': { gridColumn: '1 / -1' },
    },
  },
});

const Caption = chakra('h4', { base: { textStyle: 'item', color: 'accent.onDeep', marginBottom: '2' } });

const Lesson = chakra('li', {
  base: {
    display: 'flex',
    gap: '2.5',
    lineHeight: '1.7',
    '&::before': { ...quiltBullet, marginTop: '0.5em' },
    [LARGE_TEXT]: { '&::before': { display: 'none' } },
  },
});

const Weeks = chakra('div', {
  base: {
    height: '20px',
    marginTop: '4',
    borderBottom: '2px solid currentColor',
    opacity: '0.75',
    printColorAdjust: 'exact',
    backgroundImage: `repeating-linear-gradient(90deg, currentColor 0 2px, transparent 2px calc(100% / ${advancedStartWeeks}))`,
    '@media (forced-colors: active)': { forcedColorAdjust: 'none', color: 'CanvasText', borderColor: 'CanvasText' },
  },
});

const Years = chakra('div', {
  base: {
    height: '20px',
    marginTop: '4',
    bg: 'accent.onDeep',
    borderRightRadius: '10px',
    forcedColorAdjust: 'none',
    printColorAdjust: 'exact',
  },
});

const Mark = chakra('p', { base: { marginTop: '1', fontWeight: '650' } });

export function AdvancedStart() {
  const { heading, text, action, note, farm, home, born, weeks } = HOME.program.start;
  return (
    <Columns>
      <div>
        <chakra.h3 textStyle="h2Form" maxWidth="10em">
          {heading}
        </chakra.h3>
        <Text marginTop="3">{text}</Text>
        <ButtonAnchor href={PATHS.consultation} look="onDeep" marginTop="7">
          {action}
        </ButtonAnchor>
        <ButtonNote>{note}</ButtonNote>
      </div>
      <Ruler>
        <div>
          <Caption>{farm.heading}</Caption>
          <ul>
            {farm.lessons.map((lesson) => (
              <Lesson key={lesson}>{lesson}</Lesson>
            ))}
          </ul>
        </div>
        <div>
          <Caption>{home.heading}</Caption>
          <chakra.p lineHeight="1.4">{home.text}</chakra.p>
        </div>
        <Weeks aria-hidden="true" />
        <Years aria-hidden="true" />
        <Mark>{born}</Mark>
        <Mark>{weeks}</Mark>
      </Ruler>
    </Columns>
  );
}
