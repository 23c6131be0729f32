type Header = (name: string) => string | undefined;

/**
 * Whether another site's page made a browser send this. Browsers say so in Sec-Fetch-Site; older ones name their page's
 * Origin, which is then ours when it is the host that was asked for, by Hosting's account too. One that says neither is
 * served: https://web.dev/articles/fetch-metadata
 */
export function isCrossSite(header: Header): boolean {
  const site = header('sec-fetch-site');
  if (site) return site === 'cross-site';
  const origin = header('origin');
  return origin !== undefined && !hosts(header).includes(hostOf(origin));
}

function hosts(header: Header): readonly (string | undefined)[] {
  return [header('host'), ...(header('x-forwarded-host') ?? '').split(',')].map((host) => host?.trim().toLowerCase());
}

/** Nothing for the origin "null" of a page that hides where it is. */
function hostOf(origin: string): string {
  return URL.canParse(origin) ? new URL(origin).host : 'no host';
}
