import { chakra } from '@chakra-ui/react';
import { Phone } from 'lucide';
import { Component, type ReactNode, useEffect } from 'react';
import { openThankYouPage } from '../consultation-form/record.ts';
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
import { JumpLink } from '../ui/text-link.tsx';

const { heading, text, action } = SITE.error;

export class ErrorBoundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    openThankYouPage();
  }

  override render() {
    return this.state.failed ? <ErrorScreen /> : this.props.children;
  }
}

const buttons = { ...row, gap: '4', marginTop: '8', marginBottom: '3' } as const;

/** Replaces a page that failed to load or render. The previous page may have been scrolled. */
function ErrorScreen() {
  useEffect(showTop, []);
  return (
    <Main>
      <Section>
        <h1 tabIndex={-1}>{heading}</h1>
        <p className="lead">{text}</p>
        <chakra.div css={buttons}>
          <Button type="button" size="large" wide onClick={() => location.reload()}>
            {action}
          </Button>
          <ButtonAnchor look="second" size="large" wide href={PHONE_HREF}>
            <Icon of={Phone} size={20} />
            <ContactText {...CONTACT.phone} />
          </ButtonAnchor>
        </chakra.div>
        <JumpLink href={PATHS.home}>{SITE.notFound.action}</JumpLink>
      </Section>
      <Hills />
    </Main>
  );
}
