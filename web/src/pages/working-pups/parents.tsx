import { chakra } from '@chakra-ui/react';
import { PARENTS_SECTION } from '../../content/site.ts';
import { WORKING_PUPS } from '../../content/working-pups.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { Section } from '../../ui/section.tsx';

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: '1fr 1fr' },
    columnGap: { base: '6', lg: '12' },
    rowGap: { base: '6', md: '14' },
    alignItems: 'start',
  },
});

/** Side by side, the father's text is above his picture and the mother's is below hers, so that the pictures are offset. */
const Parent = chakra('article', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '5',
    '& img': { height: 'auto', aspectRatio: '1 / 1', borderRadius: 'plate' },
    '& h3': { textStyle: 'h2' },
    '& p': { marginTop: '2', maxWidth: 'measure' },
  },
  variants: {
    wordsFirst: { true: { flexDirection: { base: 'column', md: 'column-reverse' }, marginTop: { md: '12' } } },
  },
});

export function Parents() {
  const { heading, lead, female, male } = WORKING_PUPS.parents;
  return (
    <Section id={PARENTS_SECTION} tabIndex={-1}>
      <Columns className="container">
        <h2>{heading}</h2>
        <p className="lead">{lead}</p>
        <Parent>
          <Picture name="parent-female" place="parents" />
          <Words {...female} />
        </Parent>
        <Parent wordsFirst>
          <Picture name="parent-male" place="parents" />
          <Words {...male} />
        </Parent>
      </Columns>
    </Section>
  );
}

function Words({ name, text }: { readonly name: string; readonly text: string }) {
  return (
    <div>
      <h3 translate="no">{name}</h3>
      <p>{text}</p>
    </div>
  );
}
