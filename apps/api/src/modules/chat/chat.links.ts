/** The targets of a text's links to the site. */
export interface SiteLinks {
  productSlugs: string[];
  orderIds: number[];
  orderServiceIds: number[];
}

/** Links of one message that become cards, at most. */
const mostLinks = 5;

const addresses = /\bhttps?:\/\/[^\s<>"«»]+/gi;
const trailing = /[.,:;!?'…)]+$/;
const localHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Without a public URL, as on a developer's machine, the site is any local port. */
const isOurs = ({ origin, hostname }: URL, publicUrl: string | undefined): boolean =>
  publicUrl === undefined ? localHosts.has(hostname) : origin === new URL(publicUrl).origin;

const isId = (text: string | null | undefined): text is string => /^[1-9]\d{0,8}$/.test(text ?? '');

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

const ownLinks = (text: string, publicUrl: string | undefined): URL[] =>
  [...text.matchAll(addresses)]
    .map(([address]) => address.replace(trailing, ''))
    .flatMap((address) => (URL.canParse(address) ? [new URL(address)] : []))
    .filter((url) => isOurs(url, publicUrl))
    .slice(0, mostLinks);

/** @param publicUrl URL of the site, if it has one */
export function siteLinksIn(text: string, publicUrl: string | undefined): SiteLinks {
  const links: SiteLinks = { productSlugs: [], orderIds: [], orderServiceIds: [] };
  for (const { pathname, searchParams } of ownLinks(text, publicUrl)) {
    const order = searchParams.get('order');
    const slug = /^\/products\/([^/]+)\/?$/.exec(pathname)?.[1];
    const part = /^\/my\/shop\/[^/]+\/orders\/(\d+)\/?$/.exec(pathname)?.[1];
    if (isId(order)) links.orderIds.push(Number(order));
    else if (isId(part)) links.orderServiceIds.push(Number(part));
    else if (slug !== undefined) links.productSlugs.push(decoded(slug) ?? '');
  }
  return links;
}
