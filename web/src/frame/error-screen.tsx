import { chakra } from '@chakra-ui/react';
import { Phone } from 'lucide';
import { useEffect, useRef } from 'react';
import { PHONE_HREF } from '../content/farm.ts';
import { CONTACT, SITE } from '../content/site.ts';
import { PATHS } from '../routes.ts';
import { Button, ButtonAnchor } from '../ui/button.tsx';
import { ContactText } from '../ui/contact-rows.tsx';
import { Hills } from '../ui/hills.tsx';
import { Icon } from '../ui/icon.tsx';
import { Main } from '../ui/main.tsx';
import { Section, TextAnchor } from '../ui/section.tsx';
import { HStack } from '../ui/stack.tsx';

const { heading, text, action } = SITE.error;

/** Replaces a page that failed to load or render. Scrolls to the top, because the previous page may have been scrolled. */
export function ErrorScreen() {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    title.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Main>
      <Section>
        <div className="container">
          <h1 ref={title} tabIndex={-1}>
            {heading}
          </h1>
          <chakra.p className="lead" marginTop="5">
            {text}
          </chakra.p>
          <HStack marginTop="8">
            <Button type="button" size="large" wide onClick={() => location.reload()}>
              {action}
            </Button>
            <ButtonAnchor look="second" size="large" wide href={PHONE_HREF}>
              <Icon of={Phone} size={20} />
              <ContactText {...CONTACT.phone} />
            </ButtonAnchor>
          </HStack>
          <chakra.p className="lead" marginTop="8">
            <TextAnchor href={PATHS.home}>{SITE.notFound.action}</TextAnchor>
          </chakra.p>
        </div>
      </Section>
      <Hills />
    </Main>
  );
}
