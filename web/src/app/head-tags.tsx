import { Helmet, HelmetProvider } from 'react-helmet-async';
import { FARM } from '../content/farm.ts';
import type { Head } from '../routes.ts';

/** Title, description, canonical link and social tags. The build adds those of the picture. A page without a canonical path is not indexed. */
export function HeadTags({ head: { title, description, canonical } }: { head: Head }) {
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
      </Helmet>
    </HelmetProvider>
  );
}
