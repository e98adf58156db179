import { actorHref } from '@vetka/domain/comment';
import type { Content } from '@vetka/domain/content';

const photosHref = (author: Content['author']): string => {
  const href = actorHref(author);
  return href.startsWith('/account/') ? href : `${href}/content`;
};

/** Id of a post on a page, for the URL hash. */
export const postAnchor = ({ id }: Content): string => `post-${id}`;

/** URL of a post among its author's photos. */
export const postHref = (content: Content): string => `${photosHref(content.author)}#${postAnchor(content)}`;
