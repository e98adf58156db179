import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import { nextPage } from '@vetka/domain/paging';
import type { Api } from '../api/apiClient.ts';

/** Areas whose objects people comment on. */
export type CommentedArea = 'article' | 'content' | 'review';

/** The subject of the comments. */
export interface Commented {
  area: CommentedArea;
  id: number;
}

export interface CommentsStart {
  /** Page to start from. @default 1 */
  page?: number | undefined;
  /** The comment of the URL: the list starts from its page. */
  linkedId?: number | undefined;
}

const pageSize = 20;
/** The page that contains the linked comment: the API knows its number. */
const linkedPage = 0;

/** Queries of comments. */
export const commentQueries = {
  /** Newest threads first, with the pages before and after the one it starts from. */
  list(api: Api, { area, id }: Commented, { page = 1, linkedId }: CommentsStart) {
    const queryKey: QueryKey = ['comment', area, id, linkedId ?? null];
    return infiniteQueryOptions({
      queryKey,
      queryFn: ({ pageParam }) => {
        const place = pageParam === linkedPage ? { commentId: linkedId as number } : { page: pageParam };
        return unwrap(api[area].comments({ params: { id }, query: { take: pageSize, ...place } }));
      },
      initialPageParam: linkedId === undefined ? page : linkedPage,
      getNextPageParam: ({ meta }) => nextPage(meta),
      getPreviousPageParam: ({ meta }) => (meta.page > 1 ? meta.page - 1 : undefined),
    });
  },
};
