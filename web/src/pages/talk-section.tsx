import { chakra } from '@chakra-ui/react';
import { SITE } from '../content/site.ts';
import { PATHS } from '../routes.ts';
import { ButtonAnchor } from '../ui/button.tsx';
import { Hills } from '../ui/hills.tsx';
import { Section, spread } from '../ui/section.tsx';

const Row = chakra('div', {
  base: { ...spread, paddingBottom: { base: '8', md: '14' }, '& .lead': { marginTop: '3', maxWidth: '27em' } },
});

interface TalkSectionProps {
  /** Whether a picture is below, in place of the footer. */
  readonly abovePicture?: boolean;
}

/** The end of a page, with the button to the consultation. Not printed, since the footer has phone and email. */
export function TalkSection({ abovePicture }: TalkSectionProps) {
  const { heading, text } = SITE.talk;
  return (
    <Section ground="dawn" space="none" _print={{ display: 'none' }} paddingTop={{ base: '12', md: '20' }}>
      <Row className="container">
        <div>
          <h2>{heading}</h2>
          <p className="lead">{text}</p>
        </div>
        <ButtonAnchor href={PATHS.consultation} size="large" wide>
          {SITE.action}
        </ButtonAnchor>
      </Row>
      {!abovePicture && <Hills contour="ridge" />}
    </Section>
  );
}
