import { chakra, defineStyle } from '@chakra-ui/react';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { EGGS } from '../../content/eggs.ts';
import { FARM } from '../../content/farm.ts';

const boxStyles = defineStyle({
  position: 'relative',
  overflow: 'hidden',
  bg: 'white',
  border: 'control',
  borderRadius: 'plate',
  // Delays the iframe until this page has loaded. startup/start-line.ts sets this attribute.
  'html[data-loading] &': { minHeight: `${FARM.eggFrameHeight}px`, '& iframe': { display: 'none' } },
  '& iframe': { position: 'relative', display: 'block', width: 'full' },
  // Behind the iframe, which is transparent until the form paints, and stays so if the form has no background.
  '& > .loading': { position: 'absolute', inset: '0', padding: '7', color: 'fg.muted' },
  _print: { display: 'none' },
});

/** A page of another site. It may open the browser's payment sheet, also after it has redirected to a third site. */
const ALLOWED = 'payment *; publickey-credentials-get *';

export function OrderFrame() {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isLoading, setIsLoading] = useState(false);
  const { frameTitle, loading } = EGGS.order;

  // The served iframe may have loaded before the page was hydrated. Its document is readable until the other site's comes.
  useEffect(() => setIsLoading(Boolean(frame.current?.contentDocument)), []);

  function showTop({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) {
    setIsLoading(false);
    // The first document may load after the visitor has begun to type in it. startup/start-line.ts counts them.
    if (Number(currentTarget.dataset.loads) > 1 && isAboveView(currentTarget)) currentTarget.scrollIntoView();
  }

  return (
    <chakra.div css={boxStyles}>
      {isLoading && <span className="loading">{loading}</span>}
      <iframe
        ref={frame}
        title={frameTitle}
        src={FARM.eggOrderForm}
        height={FARM.eggFrameHeight}
        loading="lazy"
        allow={ALLOWED}
        onLoad={showTop}
      />
    </chakra.div>
  );
}

/** Whether the visitor sees the element, but not its top. */
function isAboveView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  return top < bar && bottom > bar;
}
