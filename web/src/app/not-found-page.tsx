import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { SITE } from '../content/site.ts';
import { NOT_FOUND_HEAD, PATHS } from '../routes.ts';
import { ButtonLink } from '../ui/button.tsx';
import { HillEdge } from '../ui/hill-edge.tsx';
import { Main } from '../ui/main.tsx';
import { Picture } from '../ui/picture/picture.tsx';
import { Container, Heading1, Lead, Section } from '../ui/section.tsx';
import { HeadTags } from './head-tags.tsx';

export function NotFoundPage() {
  const { pathname } = useLocation();
  useEffect(() => console.warn(`Page not found: ${pathname}`), [pathname]);
  return <NotFoundScreen />;
}

export function NotFoundScreen() {
  const { heading, text, action } = SITE.notFound;
  return (
    <Main>
      <HeadTags head={NOT_FOUND_HEAD} />
      <Section space="none" bg="sky" overflow="hidden" height={{ base: '690px', md: 'clamp(690px, 57vw, 1000px)' }}>
        <Picture
          name="hero"
          first
          decorative
          position="absolute"
          left="0"
          maxWidth="none"
          height="auto"
          width={{ base: '330%', md: '175%' }}
          bottom={{ base: '-8%', md: '-34%' }}
        />
        <HillEdge />
        <Container position="relative" paddingTop={{ base: '10', md: '20' }}>
          <Heading1 tabIndex={-1}>{heading}</Heading1>
          <Lead marginTop="4">{text}</Lead>
          <ButtonLink to={PATHS.home} size="large" marginTop="6">
            {action}
          </ButtonLink>
        </Container>
      </Section>
    </Main>
  );
}
