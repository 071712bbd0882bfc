import { isIPv6 } from 'node:net';

/** The groups of an IPv6 address, left and right of the zeros that "::" leaves out. */
function groupsOf(address: string): string[] {
  const [left = '', right] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const before = left.split(':').filter(Boolean);
  if (right === undefined) return before;
  const after = right.split(':').filter(Boolean);
  return [...before, ...Array(8 - before.length - after.length).fill('0'), ...after];
}

/**
 * Whom to count calls by: an address, or of IPv6 the /64 it lies in, since whoever has one address
 * of it has them all.
 */
export function networkOf(address: string): string {
  if (/^[\d.]+$/.test(address)) return address;
  const [, ipv4] = /^::ffff:([\d.]+)$/i.exec(address) ?? [];
  if (ipv4) return ipv4;
  const [unscoped = ''] = address.split('%');
  return isIPv6(unscoped) ? `${groupsOf(unscoped).slice(0, 4).join(':')}::/64` : address;
}

/** The same, wider, where it is kept to be looked at: who is named by it is a town, no household. */
export function wideNetworkOf(address: string): string {
  const network = networkOf(address);
  if (network.includes(':')) return `${network.split(':').slice(0, 3).join(':')}::/48`;
  const [a, b, c, d] = network.split('.');
  return d === undefined ? network : `${a}.${b}.${c}.0/24`;
}
