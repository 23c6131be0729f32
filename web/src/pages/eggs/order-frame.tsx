import { chakra, defineStyle } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { EGGS } from '../../content/eggs.ts';
import { FARM, PHONE_HREF } from '../../content/farm.ts';
import { CONTACT } from '../../content/site.ts';
import { ButtonAnchor } from '../../ui/button.tsx';
import { ContactText } from '../../ui/contact-rows.tsx';
import { HStack } from '../../ui/section.tsx';
import { SCRIPTED } from '../../ui/theme/scripted.ts';

/** If the other site does not respond within this time, the page shows that its form did not load. */
const TIMEOUT_MS = 15_000;

const boxStyles = defineStyle({
  position: 'relative',
  overflow: 'hidden',
  bg: 'white',
  border: 'control',
  borderRadius: 'plate',
  // Delays the iframe until this page has loaded. startup/start-line.ts sets this attribute.
  'html[data-loading] &': { minHeight: `${FARM.eggFrameHeight}px`, '& iframe': { display: 'none' } },
  '& iframe': { position: 'relative', display: 'block', width: 'full' },
  // Behind the iframe, which is transparent until the form paints.
  '& > .loading': { display: 'none', position: 'absolute', inset: '0', padding: '7', color: 'fg.muted' },
  [SCRIPTED]: { '& > .loading': { display: 'block' } },
  '& > .failed': { paddingInline: { base: '5', md: '9' }, paddingBlock: '7' },
  _print: { display: 'none' },
});

export function OrderFrame() {
  const box = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  const { frameTitle, loading, failed, open } = EGGS.order;

  useEffect(() => (box.current ? whenNear(box.current, () => probe(() => setState('failed'))) : undefined), []);
  useEffect(() => {
    // The served iframe may have loaded before the page was hydrated.
    if (performance.getEntriesByName(FARM.eggOrderForm).length > 0) setState('loaded');
  }, []);

  return (
    <chakra.div css={boxStyles} ref={box}>
      {state === 'failed' ? (
        <div className="failed" role="alert">
          <p>{failed}</p>
          <HStack marginTop="5">
            <ButtonAnchor look="solid" href={FARM.eggOrderForm} target="_blank" rel="noopener">
              {open}
            </ButtonAnchor>
            <ButtonAnchor look="second" href={PHONE_HREF}>
              <ContactText {...CONTACT.phone} />
            </ButtonAnchor>
          </HStack>
        </div>
      ) : (
        <>
          {state === 'loading' && <span className="loading">{loading}</span>}
          <iframe
            title={frameTitle}
            src={FARM.eggOrderForm}
            height={FARM.eggFrameHeight}
            loading="lazy"
            onLoad={() => setState('loaded')}
          />
        </>
      )}
    </chakra.div>
  );
}

/** Requests the form's URL separately, because an iframe has no event for a page that did not load. */
function probe(onFailure: () => void) {
  fetch(FARM.eggOrderForm, { mode: 'no-cors', signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(onFailure);
}

/** Calls `callback` while the element is still a screen away, so that a change of its height moves nothing visible. */
function whenNear(element: Element, callback: () => void): () => void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: '150% 0px' },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
