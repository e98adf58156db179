/**
 * What counts as one address, as in the API's limits: an IPv4 address, or the /64 of an IPv6 one. Whoever has one IPv6
 * address has all of its /64.
 */
export function networkOf(ip: string): string {
  if (!ip.includes(':')) return ip;
  if (ip.includes('.')) return ip.slice(ip.lastIndexOf(':') + 1);
  const [head = ''] = ip.split('::', 1);
  return head.split(':').slice(0, 4).join(':');
}
