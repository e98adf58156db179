import type { ArticleCard } from '@vetka/domain/article';
import { appName } from '@vetka/domain/page';
import { pagePath } from '@vetka/domain/path';
import { xmlText } from './sitemap.ts';

/** Address of the feed on the site. */
export const rssPath = '/articles/rss.xml';

const element = (name: string, text: string) => `<${name}>${xmlText(text)}</${name}>`;

function item(origin: string, { slug, title, lead, tags, author, createdAt }: ArticleCard): string {
  const link = origin + pagePath('/articles/$article', { article: slug });
  const parts = [
    element('title', title),
    element('link', link),
    element('guid', link),
    element('description', lead),
    element('dc:creator', author.name),
    ...tags.map((tag) => element('category', tag)),
    element('pubDate', new Date(createdAt).toUTCString()),
  ];
  return `<item>${parts.join('')}</item>\n`;
}

/** The newest articles as RSS 2.0. */
export function rssOf(origin: string, articles: readonly ArticleCard[]): string {
  const own = [
    element('title', `${appName}: статьи`),
    element('link', `${origin}/articles`),
    element('description', 'О цветах, букетах и подарках'),
    element('language', 'ru'),
    `<atom:link href="${xmlText(origin + rssPath)}" rel="self" type="application/rss+xml"/>`,
  ];
  const namespaces = 'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"';
  const items = articles.map((article) => item(origin, article)).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" ${namespaces}><channel>\n${own.join('')}\n${items}</channel></rss>\n`;
}
