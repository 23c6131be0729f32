import { Helmet, HelmetProvider } from 'react-helmet-async';
import { FARM } from '../content/farm.ts';
import type { Head } from '../routes.ts';

/** Title, description, canonical address and social tags. A page without a canonical address is not indexed. */
export function HeadTags({ head: { title, description, canonical } }: { head: Head }) {
  const address = canonical && new URL(canonical, FARM.origin).href;
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
        <meta property="og:image" content={`${FARM.origin}/og-image.png`} />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        <meta name="twitter:card" content="summary_large_image" />
      </Helmet>
    </HelmetProvider>
  );
}
