import { chakra } from '@chakra-ui/react';
import { Hills } from '../hills.tsx';
import { Picture } from '../picture/picture.tsx';
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
    // Cuts off the foot of the art, which has the section's own colour.
    '& img': { height: '108%' },
  },
});

interface TrainingSectionProps {
  readonly heading: string;
  readonly lessons: readonly { readonly name: string; readonly text: string }[];
  /** Which part of the dawn picture the square shows. */
  readonly crop: string;
}

export function TrainingSection({ heading, lessons, crop }: TrainingSectionProps) {
  return (
    <>
      <chakra.div bg="white">
        <Hills />
      </chakra.div>
      <Section ground="deep" space="none" paddingTop={{ base: '8', md: '9' }} paddingBottom="section">
        <Columns>
          <Picture name="hero" decorative objectPosition={crop} sizes="(min-width: 960px) 44rem, 100vw" />
          <div>
            <Heading2 marginBottom="7">{heading}</Heading2>
            <RuledList items={lessons} stacked />
          </div>
        </Columns>
      </Section>
    </>
  );
}
