import { defineStyle } from '@chakra-ui/react';
import { PUP_PHOTO } from '../../../farm/check/pictures.ts';
import { PUP_CARD, sexAndAge } from '../content/pup-card.ts';
import { type Litter, PUP_PARAMETER, PUPS_SECTION } from '../content/pups.ts';
import { SITE } from '../content/site.ts';
import { farmDay } from '../farm-day.ts';
import { PATHS } from '../routes.ts';
import { ButtonAnchor } from '../ui/button.tsx';
import type { PictureKey } from '../ui/picture/photo.ts';
import { Picture } from '../ui/picture/picture.tsx';
import { isPhoto } from '../ui/picture/sources.ts';
import { row, Section, spread, textLink } from '../ui/section.tsx';
import { LARGE_TEXT } from '../ui/theme/media.ts';
import { useAfterHydration } from '../ui/use-after-hydration.ts';

const styles = defineStyle({
  '& .head': spread,
  '& .lead': { marginTop: '3' },
  '& .next': { maxWidth: 'none', marginTop: { base: '0', md: '9' }, paddingTop: '6', borderTop: 'head' },
  '& h2': { maxWidth: '12em' },
  // Rows with a small picture on a phone, cards in three columns from 768 px on.
  '& ul': {
    display: { md: 'grid' },
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    columnGap: { md: '6', lg: '9' },
    rowGap: '12',
    marginTop: { base: '6', md: '10' },
    '& > li': {
      display: { base: 'grid', md: 'block' },
      gridTemplateColumns: 'min(116px, 33vw) minmax(0, 1fr)',
      columnGap: '18px',
      alignItems: 'start',
      paddingBlock: { base: '18px', md: '0' },
      borderTop: { base: 'hairline', md: 'none' },
      breakInside: 'avoid',
      _first: { borderTop: { base: 'head', md: 'none' } },
      [LARGE_TEXT]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '3' },
    },
    '& img': { aspectRatio: { base: '1 / 1', md: '4 / 3' }, height: 'auto', borderRadius: 'plate' },
    '& h3': { ...row, columnGap: '2.5', marginTop: { md: '4' } },
    '& .reserved': {
      paddingInline: '2',
      bg: 'deep',
      color: 'cream',
      border: '1px solid transparent',
      borderRadius: 'tag',
      fontFamily: 'body',
      fontSize: '0.9375rem',
      fontWeight: '650',
      lineHeight: '1.7',
      letterSpacing: '0',
    },
    '& .age': { textStyle: 'small', color: 'fg.muted' },
    '& .age + p': { marginTop: '1.5' },
    '& a': {
      ...textLink,
      display: 'inline-block',
      paddingBlock: '0.5em',
      color: 'fg.heading',
      fontWeight: '600',
      lineHeight: '1.6',
      _print: { display: 'none' },
      md: {
        marginTop: '3',
        paddingInline: '5',
        border: '2px solid {colors.deep}',
        borderRadius: 'control',
        textDecoration: 'none',
        _hover: { bg: 'deep', color: 'cream' },
      },
    },
    // The drawing has no other sky.
    '& img[alt=""]': { bg: 'var(--sky)', objectFit: 'contain', objectPosition: '100% 100%' },
  },
});

interface PupsSectionProps {
  readonly litter: Litter | undefined;
  /** The drawing of the page. It stands for a photo that a pup does not have. */
  readonly drawing: PictureKey;
  /** The color of the drawing's sky. */
  readonly sky: 'straw' | 'dawn';
}

/** The pups of today, if the owner names any. If none is left, the next litter and the way to the consultation. */
export function PupsSection({ litter, drawing, sky }: PupsSectionProps) {
  // The prerendered age is that of the day of the build; after hydration it is today's.
  const today = useAfterHydration(currentDay, import.meta.env.BUILD_DAY);
  if (!litter) return null;
  const { heading, lead, pups, next, over } = litter;
  return (
    <Section id={PUPS_SECTION} tabIndex={-1} ground="white" css={{ ...styles, '--sky': `{colors.${sky}}` }}>
      <div className="container">
        <div className="head">
          <div>
            <h2>{heading}</h2>
            {lead && <p className="lead">{lead}</p>}
          </div>
          {over && (
            <ButtonAnchor href={PATHS.consultation} look="second" wide>
              {SITE.shortAction}
            </ButtonAnchor>
          )}
        </div>
        {pups.length > 0 && (
          <ul>
            {pups.map(({ key, name, sex, born, sentence, reserved }) => (
              <li key={key}>
                {isPhoto(PUP_PHOTO + key) ? (
                  <Picture name={PUP_PHOTO + key} place="pup" />
                ) : (
                  <Picture name={drawing} place="pup" drawn decorative />
                )}
                <div>
                  <h3>
                    <span translate="no">{name} </span>
                    {reserved && <span className="reserved">{PUP_CARD.reserved}</span>}
                  </h3>
                  <p className="age">{sexAndAge({ sex, born }, today)}</p>
                  <p>{sentence}</p>
                  {!reserved && (
                    <a href={`${PATHS.consultation}?${PUP_PARAMETER}=${key}`}>
                      {PUP_CARD.ask} <span translate="no">{name}</span>
                    </a>
                  )}
                </div>
              </li>
            ))}
          </ul>
        )}
        {next && <p className="next lead">{next}</p>}
      </div>
    </Section>
  );
}

function currentDay(): number {
  return farmDay(Date.now());
}
