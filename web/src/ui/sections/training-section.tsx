import { chakra } from '@chakra-ui/react';
import { Hills } from '../hills.tsx';
import { Picture } from '../picture/picture.tsx';
import type { PictureKey } from '../picture/pictures.ts';
import { Container, Heading2, Section } from '../section.tsx';
import { RuledList } from './ruled-list.tsx';

const Columns = chakra(Container, {
  base: {
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
      <Section ground="deep" space="none" paddingTop={{ base: '8', md: '9' }} paddingBottom="section">
        <Columns>
          <Picture name={picture} place="training" />
          <div>
            <Heading2 marginBottom="7">{heading}</Heading2>
            <RuledList items={lessons} stacked />
          </div>
        </Columns>
      </Section>
    </>
  );
}
