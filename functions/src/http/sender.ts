import { isIPv4, isIPv6 } from 'node:net';

type Header = (name: string) => string | undefined;

/** Addresses from `X-Forwarded-For`. docs/decisions/limits-in-memory.md says what each may be used for. */
export interface Caller {
  /** The visitor, to mark requests: an IPv4 address, or an IPv6 /56. A client that calls the function directly can forge it. */
  readonly address: string | undefined;
  /** The visitor, to share a ceiling: an IPv6 /48, because a home may have many /56. */
  readonly visitor: string | undefined;
  /** Who connected to Google's front end: a server of Hosting, or a direct caller. Nobody can forge it. */
  readonly peer: string | undefined;
}

/**
 * Hosting adds the visitor's address as the last but one entry of `X-Forwarded-For`. The last entry is the peer. Entries that
 * a client adds come before these. A direct caller can pretend to be Hosting. `Fastly-Client-IP` keeps what a client sends, so
 * it is not read.
 */
export function callerOf(header: Header): Caller {
  const entries = (header('x-forwarded-for') ?? '').split(',');
  const isFromHosting = header('x-forwarded-host') && entries.length > 1;
  const visitor = entries.at(isFromHosting ? -2 : -1);
  return { address: network(visitor, 56), visitor: network(visitor, 48), peer: network(entries.at(-1), 48) };
}

/** The IPv4 address, also if it is written as an IPv6 address, or the network of an IPv6 address. */
function network(entry = '', bits: number): string | undefined {
  const address = entry.trim();
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return undefined;
  const hex = groupsOf(address)
    .map((group) => group.padStart(4, '0'))
    .join('');
  const [, mappedIPv4] = /^0{20}ffff(.{8})$/.exec(hex) ?? [];
  return mappedIPv4 ? Buffer.from(mappedIPv4, 'hex').join('.') : `${hex.slice(0, bits / 4)}/${bits}`;
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
