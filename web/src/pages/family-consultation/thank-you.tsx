import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { CONSULTATION } from '../../content/consultation.ts';
import { CONTACT } from '../../content/site.ts';
import { RECEIVED_HEAD } from '../../routes.ts';
import { ContactRows } from '../../ui/contact-rows.tsx';
import { Hills } from '../../ui/hills.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { Heading1, Heading2, Lead } from '../../ui/section.tsx';
import { LARGE_TEXT } from '../../ui/theme/large-text.ts';

const { heading, promise, next, steps, contact } = CONSULTATION.thankYou;

/** The picture on top; from two columns on beside the text, as high as that, bleeding to the right. */
const Split = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 44%' } },
});

const Plate = chakra('div', {
  base: {
    position: 'relative',
    order: { lg: '1' },
    height: { base: 'min(80vw, 480px)', lg: 'auto' },
    '& img': { position: 'absolute', inset: '0' },
  },
});

const Words = chakra('div', {
  base: {
    paddingTop: { base: '8', lg: '16' },
    paddingBottom: { base: '10', lg: '20' },
    paddingLeft: 'calc(max(0px, (100vw - {sizes.container}) / 2) + {spacing.gutter})',
    paddingRight: { base: 'gutter', lg: '16' },
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
      [LARGE_TEXT]: { flexWrap: 'wrap', gap: '8px' },
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

interface ThankYouProps {
  /** Called once it is no longer shown: whoever comes back then finds an empty form. */
  readonly onLeave?: () => void;
}

/** Takes the form's place once a request is stored, and is a page of its own for whoever sent it without script. */
export function ThankYou({ onLeave }: ThankYouProps) {
  const title = useFocusedTitle(onLeave);
  return (
    <>
      <Split>
        <Plate>
          <Picture
            name="family-guardian"
            first
            decorative
            objectPosition="78% 80%"
            sizes="(min-width: 960px) 44vw, 100vw"
          />
        </Plate>
        <Words>
          <Heading1 ref={title} tabIndex={-1} textStyle="h1ThankYou">
            {heading}
          </Heading1>
          <Lead marginTop="4">{promise}</Lead>
          <Heading2 textStyle="h2Form" marginTop="10">
            {next}
          </Heading2>
          <Steps>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </Steps>
          <Heading2 textStyle="h2Form" marginTop="10" marginBottom="4">
            {contact}
          </Heading2>
          <ContactRows {...CONTACT} />
        </Words>
      </Split>
      <Hills />
    </>
  );
}

function useFocusedTitle(onLeave: ThankYouProps['onLeave']) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const heading = title.current;
    document.title = RECEIVED_HEAD.title;
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading?.focus({ preventScroll: true });
    return () => {
      // In development React also ends this for a try, with the heading still there.
      if (!heading?.isConnected) onLeave?.();
    };
  }, [onLeave]);
  return title;
}
