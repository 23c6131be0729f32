import { defineStyle } from '@chakra-ui/react';
import { Phone } from 'lucide';
import { useEffect } from 'react';
import { PHONE_HREF } from '../content/farm.ts';
import { CONTACT, SITE } from '../content/site.ts';
import { PATHS } from '../routes.ts';
import { Button, ButtonAnchor } from '../ui/button.tsx';
import { ContactText } from '../ui/contact-rows.tsx';
import { Hills } from '../ui/hills.tsx';
import { Icon } from '../ui/icon.tsx';
import { row } from '../ui/layout.ts';
import { Main, showTop } from '../ui/main.tsx';
import { Section } from '../ui/section.tsx';
import { textLink } from '../ui/text-link.tsx';

const { heading, text, action } = SITE.error;

const styles = defineStyle({
  '& .lead': { marginTop: '5' },
  '& .buttons': { ...row, gap: '4', marginTop: '8' },
  '& div + .lead': { marginTop: '8' },
  '& .lead a': textLink,
});

/** Replaces a page that failed to load or render. The previous page may have been scrolled. */
export function ErrorScreen() {
  useEffect(showTop, []);
  return (
    <Main>
      <Section css={styles}>
        <h1 tabIndex={-1}>{heading}</h1>
        <p className="lead">{text}</p>
        <div className="buttons">
          <Button type="button" size="large" wide onClick={() => location.reload()}>
            {action}
          </Button>
          <ButtonAnchor look="second" size="large" wide href={PHONE_HREF}>
            <Icon of={Phone} size={20} />
            <ContactText {...CONTACT.phone} />
          </ButtonAnchor>
        </div>
        <p className="lead">
          <a href={PATHS.home}>{SITE.notFound.action}</a>
        </p>
      </Section>
      <Hills />
    </Main>
  );
}
