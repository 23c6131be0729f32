import { Main } from '../../ui/main.tsx';
import { About } from './about.tsx';
import { Contact } from './contact.tsx';
import { Faq } from './faq.tsx';
import { GuardianProgram } from './guardian-program.tsx';
import { Hero } from './hero.tsx';
import { Offers } from './offers.tsx';
import { Pricing } from './pricing.tsx';
import { TrustStrip } from './trust-strip.tsx';

export default function HomePage() {
  return (
    <Main>
      <Hero />
      <TrustStrip />
      <Offers />
      <About />
      <GuardianProgram />
      <Pricing />
      <Faq />
      <Contact />
    </Main>
  );
}
