import { actorPhotosHref } from '@vetka/domain/comment';
import type { Content } from '@vetka/domain/content';

/** Id of a post on a page, for the URL hash. */
export const postAnchor = ({ id }: Content): string => `post-${id}`;

/** URL of a post among its author's photos. */
export const postHref = (content: Content): string => `${actorPhotosHref(content.author)}#${postAnchor(content)}`;
