import type { Article } from '@vetka/domain/article';
import { appName } from '@vetka/domain/page';
import { pagePath } from '../../shell/links/pagePath.ts';

/** An article for search engines (schema.org Article). */
export function articleData({ slug, title, lead, cover, author, createdAt, modifiedAt }: Article, origin: string) {
  const isPerson = author.type === 'USER';
  return {
    '@type': 'Article',
    headline: title,
    description: lead,
    datePublished: createdAt,
    dateModified: modifiedAt,
    mainEntityOfPage: `${origin}${pagePath('/articles/$article', { article: slug })}`,
    ...(cover && { image: [`${origin}${cover.url}`] }),
    author: {
      '@type': isPerson ? 'Person' : 'Organization',
      name: author.name,
      url: `${origin}${isPerson ? pagePath('/account/$nickname', { nickname: author.slug }) : pagePath('/$service', { service: author.slug })}`,
    },
    publisher: { '@type': 'Organization', name: appName, url: origin },
  };
}
