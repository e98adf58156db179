import { actorHref } from '@vetka/domain/comment';
import type { Content } from '@vetka/domain/content';

const photosHref = (author: Content['author']): string => {
  const href = actorHref(author);
  return href.startsWith('/account/') ? href : `${href}/content`;
};

/** The name of a post on a page, for the hash of an address. */
export const postAnchor = ({ id }: Content): string => `post-${id}`;

/** A post among the photographs of its author. */
export const postHref = (content: Content): string => `${photosHref(content.author)}#${postAnchor(content)}`;
