import { defineStyle } from '@chakra-ui/react';
import { weeksOld } from '../../../farm/model/ages.ts';
import { FARM } from '../content/farm.ts';
import { laterPrices, PUP_CARD, tierOf } from '../content/pup-card.ts';
import { FORCED_COLORS } from '../ui/theme/media.ts';

export const weekRulers = defineStyle({
  '& .ruler': {
    display: 'block',
    width: 'full',
    height: '58px',
    overflow: 'visible',
    fill: 'fg.muted',
    fontSize: '16px',
    forcedColorAdjust: 'none',
    printColorAdjust: 'exact',
    [FORCED_COLORS]: { fill: 'CanvasText' },
  },
  '& .ruler :is(line, .ticks)': { stroke: 'deep', strokeWidth: '2', [FORCED_COLORS]: { stroke: 'CanvasText' } },
  // Of its own units, of which it is one high.
  '& .ruler .ticks': { strokeWidth: '1' },
  '& .ruler .span': {
    fill: 'white',
    stroke: 'deep',
    strokeWidth: '2',
    [FORCED_COLORS]: { fill: 'Canvas', stroke: 'CanvasText' },
  },
  '& .ruler .hers': { fill: 'wheat', [FORCED_COLORS]: { fill: 'Highlight' } },
  '& .ruler .mark': { fill: 'action', [FORCED_COLORS]: { fill: 'CanvasText' } },
});

const LAST = FARM.tiers.at(-1)?.fromWeeks ?? 0;

/** The last week on the ruler. The last price has no end. */
const END = LAST + 5;

/**
 * A tick for each week since a family pup's birth, the spans of the prices, and a mark at the pup's age. In percentages,
 * because served pages may have no `style` attributes.
 */
export function WeekRuler({ born, today }: { readonly born: string; readonly today: number }) {
  const tier = tierOf({ kind: 'family', born }, today);
  return (
    <>
      <svg className="ruler" aria-hidden="true">
        <svg className="ticks" y="26" height="8" viewBox={`0 0 ${END} 1`} preserveAspectRatio="none" aria-hidden="true">
          <path d={`M0 .5H${END}`} strokeDasharray=".1 .9" />
        </svg>
        {FARM.tiers.map((each, index) => (
          <rect
            key={each.fromWeeks}
            className={each === tier ? 'span hers' : 'span'}
            x={at(each.fromWeeks)}
            width={at((FARM.tiers[index + 1]?.fromWeeks ?? END) - each.fromWeeks)}
            y="18"
            height="16"
          />
        ))}
        <line x1="0" x2="100%" y1="34" y2="34" />
        <text x="0" y="54">
          {PUP_CARD.born}
        </text>
        <text x="100%" y="54" textAnchor="end">
          {PUP_CARD.weeks}
        </text>
        {FARM.tiers.map(({ fromWeeks }) => (
          <text key={fromWeeks} x={at(fromWeeks)} y="54" textAnchor="middle">
            {fromWeeks}
          </text>
        ))}
        <svg x={at(weeksOld(born, today))} overflow="visible" aria-hidden="true">
          <path className="mark" d="M-8 0H8L0 14Z" />
        </svg>
      </svg>
      <span key={today} className="visually-hidden">
        {laterPrices(born, today)}
      </span>
    </>
  );
}

/** How far a week is from the ruler's left end. */
function at(weeks: number): string {
  return `${((100 * Math.min(Math.max(0, weeks), END)) / END).toFixed(2)}%`;
}
