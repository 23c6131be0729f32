type Header = (name: string) => string | undefined;

/**
 * Whether a page of another site made the browser send this request. Browsers say so in `Sec-Fetch-Site`. Older ones
 * send `Origin`, whose host must be the site's own. A request with neither header is not cross-site.
 * https://web.dev/articles/fetch-metadata
 */
export function isCrossSite(header: Header): boolean {
  const site = header('sec-fetch-site');
  if (site) return site === 'cross-site';
  const origin = header('origin');
  return origin !== undefined && !ownHosts(header).includes(hostOf(origin));
}

/** Behind Hosting, `X-Forwarded-Host` names the site and `Host` the function. */
function ownHosts(header: Header): readonly (string | undefined)[] {
  return [header('host'), ...(header('x-forwarded-host') ?? '').split(',')].map((host) => host?.trim().toLowerCase());
}

/** Browsers send the origin "null" for a page that must not be identified. */
function hostOf(origin: string): string {
  return URL.canParse(origin) ? new URL(origin).host : 'no host';
}
