import createEmotionServer from '@emotion/server/create-instance';
import { RECEIVED_PATH } from 'functions/contract/call.ts';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from '../app/app.tsx';
import { HeadTags } from '../app/head-tags.tsx';
import { Providers } from '../app/providers.tsx';
import { Frame } from '../frame/frame.tsx';
import { ThankYou } from '../pages/family-consultation/thank-you.tsx';
import { RECEIVED_HEAD } from '../routes.ts';
import { Main } from '../ui/main.tsx';
import { styleCache, styleElement } from './style-cache.ts';

export interface Prerendered {
  /** Title and its friends, and the page's styles. */
  readonly head: string;
  readonly body: string;
}

/** React writes what belongs into the head before everything else. */
const HOISTED_TAGS = /^(?:<(?:link|meta)[^>]*>|<title>[^<]*<\/title>)+/;

/** The HTML of one path, with the styles that it uses; of a route, of any other one the 404 page, or of `RECEIVED_PATH`. */
export async function prerenderPath(path: string): Promise<Prerendered> {
  const cache = styleCache();
  cache.compat = true;
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const { prelude } = await prerender(
    <Providers cache={cache}>
      <StaticRouter location={path}>{path === RECEIVED_PATH ? <Received /> : <App served={path} />}</StaticRouter>
    </Providers>,
    // Streaming order is for servers that answer piece by piece: here all of the page stands where it belongs.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const html = await new Response(prelude).text();
  const [tags = ''] = HOISTED_TAGS.exec(html) ?? [];
  const { styles } = extractCriticalToChunks(html);
  return { head: tags + styleElement(styles), body: html.slice(tags.length) };
}

/** The thank-you screen for whoever has sent the form without script. */
function Received() {
  return (
    <>
      <HeadTags head={RECEIVED_HEAD} />
      <Frame>
        <Main>
          <ThankYou />
        </Main>
      </Frame>
    </>
  );
}
