import { TESTIMONIALS } from '../../content/testimonials.ts';
import { Main } from '../../ui/main.tsx';
import { Hero } from './hero.tsx';
import { Share } from './share.tsx';
import { StoryBleed, StoryPlate } from './story.tsx';

const [first, second] = TESTIMONIALS.quotes;

export default function TestimonialsPage() {
  return (
    <Main>
      <Hero />
      <StoryPlate story={first} />
      <StoryBleed story={second} />
      <Share />
    </Main>
  );
}
