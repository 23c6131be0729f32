import { Helmet, HelmetProvider } from 'react-helmet-async';
import { FARM } from '../content/farm.ts';
import { SHARE_SIZE } from '../content/site.ts';
import type { Head } from '../routes.ts';
import { sourceOf } from '../ui/picture/sources.ts';

/** Title, description, canonical link and social tags. A page without a canonical path is not indexed. */
export function HeadTags({ head: { title, description, canonical, share } }: { head: Head }) {
  const address = canonical && new URL(canonical, FARM.website).href;
  return (
    <HelmetProvider>
      <Helmet>
        <title>{title}</title>
        <meta name="description" content={description} />
        {address ? <link rel="canonical" href={address} /> : <meta name="robots" content="noindex" />}
        <meta property="og:site_name" content={FARM.name} />
        <meta property="og:type" content="website" />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        {address && <meta property="og:url" content={address} />}
        {share && <meta property="og:image" content={new URL(share.path, FARM.website).href} />}
        {share && <meta property="og:image:alt" content={`${title}. ${sourceOf(share.picture).alt}`} />}
        {share && <meta property="og:image:width" content={`${SHARE_SIZE.width}`} />}
        {share && <meta property="og:image:height" content={`${SHARE_SIZE.height}`} />}
        {share && <meta name="twitter:card" content="summary_large_image" />}
      </Helmet>
    </HelmetProvider>
  );
}
