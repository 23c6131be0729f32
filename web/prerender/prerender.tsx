import createEmotionServer from '@emotion/server/create-instance';
import { RECEIVED_PATH } from 'functions/contract/call.ts';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from '../src/app/app.tsx';
import { HeadTags } from '../src/app/head-tags.tsx';
import { Providers } from '../src/app/providers.tsx';
import { RECEIVED_HEAD } from '../src/content/site.ts';
import { Frame } from '../src/frame/frame.tsx';
import { ThankYou } from '../src/pages/family-consultation/thank-you.tsx';
import { SERVED_STYLES, styleCache } from '../src/startup/style-cache.ts';
import { Main } from '../src/ui/main.tsx';
import { createTheme } from '../src/ui/theme/system.ts';

const THEME = createTheme();

/** React writes the tags of the head before everything else. */
const HOISTED_TAGS = /^(?:<(?:link|meta)[^>]*>|<title>[^<]*<\/title>)+/;

/** build.ts imports all of this from one module, which Vite has transformed. */
export { shareTags, writeSharePictures } from './share-pictures.tsx';

/** The HTML of a path: `head` has its tags and styles. A path that no route lists renders the 404 page. */
export async function prerenderPath(path: string) {
  const cache = styleCache();
  cache.compat = true;
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const { prelude } = await prerender(
    <Providers cache={cache} theme={THEME}>
      <StaticRouter location={path}>{path === RECEIVED_PATH ? <Received /> : <App />}</StaticRouter>
    </Providers>,
    // With the default limit, React would write large parts of the page after its end, and a script would have to move
    // them into place.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const html = await new Response(prelude).text();
  const [tags = ''] = HOISTED_TAGS.exec(html) ?? [];
  const { styles } = extractCriticalToChunks(html);
  // One element for all styles of a page, with the names that the browser's style cache must know.
  const names = styles.flatMap(({ ids }) => ids).join(' ');
  const style = `<style ${SERVED_STYLES}="${names}">${styles.map(({ css }) => css).join('')}</style>`;
  return { head: tags + style, body: html.slice(tags.length) };
}

/** The thank-you screen for a visitor who has sent the form without script. */
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
