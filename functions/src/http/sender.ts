import { isIPv4, isIPv6 } from 'node:net';

type Header = (name: string) => string | undefined;

export interface Caller {
  /** Address of the visitor. A client that calls the function directly, without Hosting, can forge it. */
  readonly address: string | undefined;
  /** Address that connected to Google's front end: of a Hosting server, or of a direct caller. Nobody can forge it. */
  readonly peer: string | undefined;
}

/**
 * Hosting adds the visitor's address as the last but one entry of `X-Forwarded-For`. The last entry is the peer. Entries that
 * a client adds come before these. A direct caller can pretend to be Hosting, so an address may mark a request as suspected
 * spam, but must never be the reason to refuse it. `Fastly-Client-IP` keeps what a client sends, so it is not read.
 */
export function callerOf(header: Header): Caller {
  const entries = (header('x-forwarded-for') ?? '').split(',');
  const peer = network(entries.at(-1));
  const isFromHosting = header('x-forwarded-host') && entries.length > 1;
  return { address: isFromHosting ? network(entries.at(-2)) : peer, peer };
}

/** The IPv4 address, or the /64 network of an IPv6 address: providers give each household a /64. */
function network(entry = ''): string | undefined {
  const address = entry.trim();
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return undefined;
  const [, mappedIPv4] = /^::ffff:([\d.]+)$/i.exec(address) ?? [];
  return mappedIPv4 ?? `${groupsOf(address).slice(0, 4).join(':')}::/64`;
}

/** The eight groups of an IPv6 address. The URL parser converts every spelling to the same short form. */
function groupsOf(address: string): readonly string[] {
  const { hostname } = new URL(`http://[${address.split('%')[0]}]`);
  const [front = [], back = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((part) => part.split(':').filter(Boolean));
  return [...front, ...Array(8 - front.length - back.length).fill('0'), ...back];
}

/**
 * Whether a page of another site made the browser send this request. Browsers say so in `Sec-Fetch-Site`. Older ones
 * send `Origin`, whose host must be the site's own: "null" has none. A request with neither header is not cross-site.
 * https://web.dev/articles/fetch-metadata
 */
export function isCrossSite(header: Header): boolean {
  const site = header('sec-fetch-site');
  if (site) return site === 'cross-site';
  const origin = header('origin');
  if (origin === undefined) return false;
  // Behind Hosting, `X-Forwarded-Host` names the site and `Host` the function.
  const hosts = [header('host'), ...(header('x-forwarded-host') ?? '').split(',')];
  return !hosts.map((host) => host?.trim().toLowerCase()).includes(URL.parse(origin)?.host ?? 'no host');
}
