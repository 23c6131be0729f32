import { EGGS } from '../src/content/eggs.ts';
import { FARM, PHONE_HREF } from '../src/content/farm.ts';
import type { Route } from '../src/routes.ts';

/** Structured data (JSON-LD) by page. It contains what the page shows, and the places that the farm serves. Vocabulary: https://schema.org */
const DATA: Partial<Record<Route['page'], object | undefined>> = {
  home: {
    '@type': 'LocalBusiness',
    name: FARM.name,
    url: FARM.website,
    telephone: PHONE_HREF.replace('tel:', ''),
    email: FARM.email,
    address: {
      '@type': 'PostalAddress',
      addressLocality: FARM.town,
      addressRegion: 'OK',
      postalCode: FARM.postalCode,
      addressCountry: 'US',
    },
    sameAs: FARM.follow?.map(({ address }) => address),
    areaServed: FARM.areasServed.map((name) => ({ '@type': 'Place', name })),
    makesOffer: FARM.tiers.map(({ name, low, high }) => ({
      '@type': 'Offer',
      name,
      priceSpecification: { '@type': 'PriceSpecification', minPrice: low, maxPrice: high, priceCurrency: 'USD' },
    })),
  },
  eggs: FARM.eggPrice && {
    '@type': 'Offer',
    name: EGGS.hero.heading,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: FARM.eggPrice.price,
      priceCurrency: 'USD',
      unitText: FARM.eggPrice.unit,
    },
  },
};

/**
 * Returns the script element with the structured data of a page, or an empty string if the page has none. `image` is the path
 * of its share picture.
 */
export function structuredData(page: Route['page'], image: string): string {
  const data = DATA[page];
  if (!data) return '';
  const farm = page === 'home' && { image: new URL(image, FARM.website).href };
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data, ...farm }).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}
