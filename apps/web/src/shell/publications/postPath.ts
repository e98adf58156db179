import type { Content } from '@vetka/domain/content';

/** Where people and services show their photographs. */
export const authorHref = ({ type, slug }: { type: string; slug: string }): string =>
  type === 'USER' || type === 'ADMINISTRATION' ? `/account/${slug}` : `/${slug}`;

const photosHref = (author: Content['author']): string => {
  const href = authorHref(author);
  return href.startsWith('/account/') ? href : `${href}/content`;
};

/** The name of a post on a page, for the hash of an address. */
export const postAnchor = ({ id }: Content): string => `post-${id}`;

/** A post among the photographs of its author. */
export const postHref = (content: Content): string => `${photosHref(content.author)}#${postAnchor(content)}`;
