import { defineStyle } from '@chakra-ui/react';
import { SITE } from '../content/site.ts';
import { Hills } from '../ui/hills.tsx';
import { spread } from '../ui/layout.ts';
import { Section } from '../ui/section.tsx';
import { MainAction } from './main-action.tsx';

const styles = defineStyle({
  paddingTop: { base: '12', md: '20' },
  _print: { display: 'none' },
  '& > .container': { ...spread, paddingBottom: { base: '8', md: '14' } },
  '& .lead': { marginTop: '3', maxWidth: '27em' },
});

/** The end of a page. Not printed, since the footer has phone and email. */
export function TalkSection({ abovePicture }: { readonly abovePicture?: boolean }) {
  const { heading, text } = SITE.talk;
  return (
    <Section ground="dawn" space="none" css={styles} edge={!abovePicture && <Hills contour="ridge" />}>
      <div>
        <h2>{heading}</h2>
        <p className="lead">{text}</p>
      </div>
      <MainAction />
    </Section>
  );
}
