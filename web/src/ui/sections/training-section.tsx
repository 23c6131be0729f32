import { chakra, defineStyle } from '@chakra-ui/react';
import { Hills } from '../hills.tsx';
import type { PictureKey } from '../picture/photo.ts';
import { Picture } from '../picture/picture.tsx';
import { Section } from '../section.tsx';
import { RuledList } from './ruled-list.tsx';

const styles = defineStyle({
  '& > .container': {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', lg: '6fr 5fr' },
    columnGap: { lg: '20' },
    rowGap: '9',
    alignItems: 'center',
    '& picture': {
      display: 'block',
      overflow: 'hidden',
      aspectRatio: { base: '1 / 1', sm: '16 / 9', lg: '1 / 1' },
      borderRadius: 'plate',
    },
  },
  '& h2': { marginBottom: '7' },
});

interface TrainingSectionProps {
  readonly heading: string;
  readonly lessons: readonly { readonly name: string; readonly text: string }[];
  readonly picture: PictureKey;
}

export function TrainingSection({ heading, lessons, picture }: TrainingSectionProps) {
  return (
    <>
      <chakra.div bg="white">
        <Hills contour="knolls" />
      </chakra.div>
      <Section ground="deep" space="none" paddingTop={{ base: '8', md: '9' }} paddingBottom="section" css={styles}>
        <div className="container">
          <Picture name={picture} place="training" />
          <div>
            <h2>{heading}</h2>
            <RuledList items={lessons} stacked />
          </div>
        </div>
      </Section>
    </>
  );
}
