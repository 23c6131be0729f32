import { defineStyle } from '@chakra-ui/react';
import { SITE } from '../content/site.ts';
import { PATHS } from '../routes.ts';
import { ButtonAnchor } from '../ui/button.tsx';
import { HillEdge } from '../ui/hills.tsx';
import { Main } from '../ui/main.tsx';
import { Picture } from '../ui/picture/picture.tsx';
import { isPhoto } from '../ui/picture/sources.ts';
import { Section } from '../ui/section.tsx';
import { JumpLink } from '../ui/text-link.tsx';

const DRAWN_HEIGHT = { base: '690px', md: 'clamp(690px, 57vw, 1240px)' } as const;

/** The text stays on the sky, above the land. */
const drawn = defineStyle({
  minHeight: DRAWN_HEIGHT,
  paddingBottom: { base: '370px', md: 'clamp(345px, 28.5vw, 620px)' },
  // Behind the text. The ground above it has the color of its sky.
  '& img': { position: 'absolute', left: '0', bottom: '0', height: DRAWN_HEIGHT },
});

/** A photo lies below the text. */
const photo = defineStyle({ '& img': { height: 'auto', aspectRatio: { base: '1 / 1', md: '5 / 2' } } });

const styles = defineStyle({
  // Not `hidden`: that would make the section the scroller of the link's timeline.
  overflow: 'clip',
  '& > .container': { position: 'relative', zIndex: '1', paddingTop: { base: '10', md: '20' }, paddingBottom: '8' },
  '& .button': { marginTop: '6' },
  '& .jump-link': { marginTop: '3' },
});

export function NotFoundPage() {
  const { heading, text, action } = SITE.notFound;
  const picture = (
    <>
      <Picture name="not-found" place="notFound" first decorative />
      <HillEdge />
    </>
  );
  return (
    <Main>
      <Section space="none" ground="straw" css={[styles, isPhoto('not-found') ? photo : drawn]} edge={picture}>
        <h1 tabIndex={-1}>{heading}</h1>
        <p className="lead">{text}</p>
        <ButtonAnchor href={PATHS.home} size="large" wide>
          {action}
        </ButtonAnchor>
        <div>
          <JumpLink href={PATHS.consultation} className="hero-action">
            {SITE.shortAction}
          </JumpLink>
        </div>
      </Section>
    </Main>
  );
}
