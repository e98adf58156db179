import { createClient, unwrap, type Client } from '@vetka/api-client/client';
import { sitemapKinds, sitemapRange, type SitemapEntry, type SitemapKind, type Sitemaps } from '@vetka/domain/page';
import { pagePath } from '@vetka/domain/path';

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Pages without an id: they are in their own sitemap. */
const staticPaths = ['/', pagePath('/catalog'), '/popular', '/shops', '/articles', '/content', '/cost-price', '/docs'];

export const xmlText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const location = (tag: string, origin: string, path: string, changedAt: string | null = null): string =>
  `<${tag}><loc>${xmlText(origin + path)}</loc>${changedAt === null ? '' : `<lastmod>${changedAt}</lastmod>`}</${tag}>\n`;

/** `/sitemap.xml`: the sitemaps of all kinds. Each covers a range of ids, so it stays the same while pages are added. */
export function sitemapIndex(origin: string, sitemaps: Sitemaps): string {
  const files = sitemaps.flatMap(({ kind, lastId }) =>
    Array.from({ length: Math.ceil(lastId / sitemapRange) }, (_, place) => `/sitemap-${kind}-${place + 1}.xml`),
  );
  const entries = ['/sitemap-pages.xml', ...files].map((path) => location('sitemap', origin, path));
  return `${head}<sitemapindex xmlns="${schema}">\n${entries.join('')}</sitemapindex>\n`;
}

export const sitemapOfPages = (origin: string): string =>
  `${head}<urlset xmlns="${schema}">\n${staticPaths.map((path) => location('url', origin, path)).join('')}</urlset>\n`;

export const isSitemapKind = (kind: string): kind is SitemapKind => sitemapKinds.some((known) => known === kind);

interface SitemapFile {
  kind: SitemapKind;
  /** From 1. */
  number: number;
  origin: string;
}

/** The addresses of one file, a few thousand at a time: it is sent while the next ones are read. */
export async function* sitemapOf(api: Client, { kind, number, origin }: SitemapFile): AsyncGenerator<string> {
  const until = number * sitemapRange;
  let after = until - sitemapRange;
  yield `${head}<urlset xmlns="${schema}">\n`;
  for (;;) {
    const entries: SitemapEntry[] = await unwrap(api.page.sitemap({ params: { kind }, query: { after, until } }));
    const last = entries.at(-1);
    if (!last) break;
    yield entries.map(({ path, changedAt }) => location('url', origin, path, changedAt)).join('');
    after = last.id;
  }
  yield '</urlset>\n';
}

/** The API on behalf of a crawler: limits are counted by its address. */
export const apiFor = (apiUrl: string, visitor: string): Client =>
  createClient({
    origin: apiUrl,
    headers: () => ({ 'x-forwarded-for': visitor }),
    fetch: (input, init) => fetch(input, init),
  });
