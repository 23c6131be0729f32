import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { CONSULTATION } from '../../content/consultation.ts';
import { CONTACT } from '../../content/site.ts';
import { ContactRows } from '../../ui/contact-rows.tsx';
import { Hills } from '../../ui/hills.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { Container, Heading1, Heading2, Lead } from '../../ui/section.tsx';

const { heading, promise, next, steps, contact } = CONSULTATION.thankYou;

const Band = chakra('div', { base: { height: '230px', overflow: 'hidden' } });

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '7fr 5fr' },
    columnGap: '20',
    rowGap: '10',
    marginTop: '10',
  },
});

const Steps = chakra('ol', {
  base: {
    marginTop: '3',
    borderTop: 'hairline',
    counterReset: 'step',
    '& li': {
      display: 'flex',
      alignItems: 'center',
      gap: '6',
      paddingBlock: '3',
      borderBottom: 'hairline',
      counterIncrement: 'step',
      lineHeight: '1.4',
    },
    '& li::before': {
      content: 'counter(step)',
      flexShrink: '0',
      width: '1.125rem',
      color: 'error',
      fontFamily: 'heading',
      fontSize: '2rem',
      fontWeight: '600',
      lineHeight: '1',
    },
  },
});

/** Takes the page's place once a request is stored. Nothing that a search engine should list. */
export function ThankYou() {
  const title = useArrival();
  return (
    <>
      <meta name="robots" content="noindex" />
      <Band>
        <Picture name="family-guardian" first decorative />
      </Band>
      <Container paddingTop={{ base: '8', md: '12' }} paddingBottom={{ base: '10', md: '20' }}>
        <Heading1 ref={title} tabIndex={-1} textStyle="h1ThankYou" maxWidth="16em">
          {heading}
        </Heading1>
        <Lead marginTop="4">{promise}</Lead>
        <Columns>
          <div>
            <Heading2 textStyle="h2Form">{next}</Heading2>
            <Steps>
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </Steps>
          </div>
          <div>
            <Heading2 textStyle="h2Form" marginBottom="4">
              {contact}
            </Heading2>
            <ContactRows {...CONTACT} />
          </div>
        </Columns>
      </Container>
      <Hills />
    </>
  );
}

function useArrival() {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    title.current?.focus({ preventScroll: true });
  }, []);
  return title;
}
