import { defineStyle } from '@chakra-ui/react';
import { Mail } from 'lucide';
import { FARM } from '../../content/farm.ts';
import { TESTIMONIALS } from '../../content/testimonials.ts';
import { PATHS } from '../../routes.ts';
import { ButtonAnchor } from '../../ui/button.tsx';
import { heroAction } from '../../ui/hero-action.ts';
import { Icon } from '../../ui/icon.tsx';
import { spread } from '../../ui/layout.ts';
import { Main } from '../../ui/main.tsx';
import { Section } from '../../ui/section.tsx';
import { EmailText } from '../../ui/text.tsx';
import { TalkSection } from '../talk-section.tsx';
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

const hero = defineStyle({
  paddingTop: { base: '10', md: '20' },
  paddingBottom: { base: '9', md: '14' },
  '& h1': { maxWidth: '11em' },
  '& .lead': { marginTop: '5' },
});

function Hero() {
  const { heading, lead, action } = TESTIMONIALS.hero;
  return (
    <Section space="none" css={hero}>
      <h1 tabIndex={-1}>{heading}</h1>
      <p className="lead">{lead}</p>
      <ButtonAnchor href={PATHS.consultation} size="large" wide marginTop="6" css={heroAction}>
        {action}
      </ButtonAnchor>
    </Section>
  );
}

const share = defineStyle({
  '& > .container': spread,
  '& .lead': { marginTop: '3', maxWidth: '25em' },
  '& .action': { width: { base: 'full', sm: 'auto' }, textAlign: { lg: 'right' } },
});

function Share() {
  const { heading, text, action, href, note } = TESTIMONIALS.share;
  return (
    <Section ground="white" css={share}>
      <div>
        <h2>{heading}</h2>
        <p className="lead">{text}</p>
      </div>
      <div className="action">
        <ButtonAnchor href={href} look="second" size="large" wide>
          <Icon of={Mail} size={22} />
          <span>{action}</span>
        </ButtonAnchor>
        <p className="button-note">
          {note} <EmailText address={FARM.email} />
        </p>
      </div>
    </Section>
  );
}
