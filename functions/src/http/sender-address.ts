import { isIPv4, isIPv6 } from 'node:net';

type Header = (name: string) => string | undefined;

/**
 * Where a request comes from, as our own proxies saw it: behind Hosting its edge says so, or is the last but one that is
 * listed; a direct call comes from the last one. What a client writes stands in front of these. Only a direct call can
 * forge them all, so an address may mark a request and never refuse one.
 */
export function senderAddress(header: Header): string | undefined {
  const listed = (header('x-forwarded-for') ?? '').split(',');
  const seen = header('fastly-client-ip') ?? listed.at(header('x-forwarded-host') && listed.length > 1 ? -2 : -1);
  return network(seen?.trim() ?? '');
}

/** An IPv6 household has a /64 to itself, so that is its address. */
function network(address: string): string | undefined {
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return undefined;
  const groups = groupsOf(address);
  if (groups.slice(0, 6).join() === '0,0,0,0,0,ffff') return mappedIPv4(groups.slice(6));
  return `${groups.slice(0, 4).join(':')}::/64`;
}

function groupsOf(address: string): readonly string[] {
  const { hostname } = new URL(`http://[${address.split('%')[0]}]`);
  const [front = [], back = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((part) => part.split(':').filter(Boolean));
  return [...front, ...Array(8 - front.length - back.length).fill('0'), ...back];
}

function mappedIPv4(groups: readonly string[]): string {
  return groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((number) => [number >> 8, number & 255])
    .join('.');
}
