import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { EGGS } from '../../content/eggs.ts';
import { FARM } from '../../content/farm.ts';

const Box = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    // The same without the frame: what stands below does not move when the form cannot be loaded.
    gridTemplateRows: `${FARM.eggFrameHeight}px`,
    bg: 'bg',
    border: 'control',
    borderRadius: 'plate',
    overflow: 'hidden',
    _print: { display: 'none' },
    '& > *': { gridArea: '1 / 1' },
    '& iframe': { position: 'relative', width: '100%' },
    // The other site's page waits until ours has loaded; web/build/start-script.ts says when that is.
    'html[data-opening] &': { '& iframe': { display: 'none' } },
  },
});

const Message = chakra('p', {
  base: {
    placeSelf: 'start center',
    maxWidth: '24em',
    paddingInline: '6',
    paddingBlock: '16',
    color: 'fg.muted',
    textAlign: 'center',
  },
});

export function OrderFrame() {
  const box = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  const { frameTitle, waiting, failed: sorry } = EGGS.order;

  useEffect(() => (box.current ? whenSeen(box.current, () => probe(() => setFailed(true))) : undefined), []);

  return (
    <Box ref={box}>
      <Message role={failed ? 'alert' : undefined}>{failed ? sorry : waiting}</Message>
      {!failed && <iframe title={frameTitle} src={FARM.eggOrderForm} height={FARM.eggFrameHeight} loading="lazy" />}
    </Box>
  );
}

/** A frame tells nobody that its page did not load, so the form's address is asked once beside it. */
function probe(onFailure: () => void) {
  fetch(FARM.eggOrderForm, { mode: 'no-cors' }).catch(onFailure);
}

function whenSeen(element: Element, callback: () => void): () => void {
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    observer.disconnect();
    callback();
  });
  observer.observe(element);
  return () => observer.disconnect();
}
