import { TESTIMONIALS } from '../../content/testimonials.ts';
import { Main } from '../../ui/main.tsx';
import { TalkSection } from '../talk-section.tsx';
import { Hero } from './hero.tsx';
import { Share } from './share.tsx';
import { StoryBleed, StoryPlate } from './story.tsx';

const FIRST_WITH_PICTURE = TESTIMONIALS.stories.findIndex(({ picture }) => picture);

export default function TestimonialsPage() {
  return (
    <Main>
      <Hero />
      {TESTIMONIALS.stories.map((story, index) => {
        const Story = index % 2 ? StoryBleed : StoryPlate;
        return <Story key={story.story} story={story} first={index === FIRST_WITH_PICTURE} />;
      })}
      <Share />
      <TalkSection />
    </Main>
  );
}
