import { isIPv6 } from 'node:net';

/** The eight groups of an IPv6 address, hexadecimal. */
function groupsOf(ip: string): string[] {
  // URLs contain addresses in their canonical form.
  const [address = ''] = ip.split('%');
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [left, right] = [head, tail ?? ''].map((part) => (part === '' ? [] : part.split(':')));
  const gap = Array.from({ length: 8 - (left?.length ?? 0) - (right?.length ?? 0) }, () => '0');
  return [...(left ?? []), ...gap, ...(right ?? [])];
}

const bytesOf = (group: string): number[] => {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 255];
};

/**
 * What limits count as one address: an IPv4 address, or the /64 of an IPv6 one. Whoever has one IPv6 address has all of
 * its /64.
 */
export function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const groups = groupsOf(ip);
  const isMapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  return isMapped ? groups.slice(6).flatMap(bytesOf).join('.') : `${groups.slice(0, 4).join(':')}::/64`;
}
