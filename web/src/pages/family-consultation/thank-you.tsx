import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { CONSULTATION } from '../../content/consultation.ts';
import { CONTACT } from '../../content/site.ts';
import { RECEIVED_HEAD } from '../../routes.ts';
import { ContactRows } from '../../ui/contact-rows.tsx';
import { Hills } from '../../ui/hills.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { Heading1, Heading2, Lead } from '../../ui/section.tsx';
import { Steps } from '../../ui/steps.tsx';

const { heading, promise, next, contact } = CONSULTATION.thankYou;

/** The picture is below the text. On wide screens it is beside the text, as high as it, up to the window's right edge. */
const Split = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 44%' } },
});

const Plate = chakra('div', {
  base: {
    position: 'relative',
    height: { base: 'min(80vw, 480px)', lg: 'auto' },
    '& img': { position: 'absolute', inset: '0' },
  },
});

const Words = chakra('div', {
  base: {
    paddingTop: { base: '8', lg: '16' },
    paddingBottom: { base: '10', lg: 'calc({sizes.hills} + {spacing.10})' },
    paddingLeft: 'calc(max(0px, (100vw - {sizes.container}) / 2) + {spacing.gutter})',
    paddingRight: { base: 'gutter', lg: '16' },
  },
});

interface ThankYouProps {
  /** Called when the screen is removed, so that the visitor finds an empty form on returning. */
  readonly onLeave?: () => void;
}

/** Replaces the form after a request is stored. Visitors without script get it as a separate page. */
export function ThankYou({ onLeave }: ThankYouProps) {
  const title = useFocusedTitle(onLeave);
  return (
    <>
      <Split>
        <Words>
          <Heading1 ref={title} tabIndex={-1}>
            {heading}
          </Heading1>
          <Lead marginTop="5">{promise}</Lead>
          <Heading2 textStyle="h2Form" marginTop="10">
            {next}
          </Heading2>
          <Steps steps={CONSULTATION.steps} />
          <Heading2 textStyle="h2Form" marginTop="10" marginBottom="4">
            {contact}
          </Heading2>
          <ContactRows {...CONTACT} />
        </Words>
        <Plate>
          <Picture name="thank-you" place="thankYou" first decorative />
        </Plate>
      </Split>
      {/* The hills cover the bottom of the picture. */}
      <Hills contour="knolls" position="relative" marginTop="calc(-1 * {sizes.hills})" />
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
      // In StrictMode, React also runs this cleanup while the heading is still in the document.
      if (!heading?.isConnected) onLeave?.();
    };
  }, [onLeave]);
  return title;
}
