import { unwrap } from '@vetka/api-client/client';
import type { ActorType } from '@vetka/domain/actor';
import type { Api } from '../../shell/api/apiClient.ts';
import { pagedQuery } from '../../shell/lists/pagedQuery.ts';

/** Page size: six rows of four. */
const pageSize = 24;

export interface PostsRequest {
  /** `feed`: posts of those the user follows; a guest gets the newest ones. */
  kind: 'list' | 'feed';
  authorType?: ActorType | undefined;
  page?: number | undefined;
}

const commentsPageSize = 20;

/** Queries of photo posts. */
export const contentQueries = {
  posts: (api: Api, { kind, authorType, page = 1 }: PostsRequest) =>
    pagedQuery({
      queryKey: ['content', kind, authorType ?? null],
      page,
      take: pageSize,
      read: (request) => unwrap(api.content[kind]({ query: { ...request, ...(authorType && { authorType }) } })),
    }),
  /** Comments of a post, newest threads first. */
  comments: (api: Api, id: number) =>
    pagedQuery({
      queryKey: ['content', 'comments', id],
      page: 1,
      take: commentsPageSize,
      read: (query) => unwrap(api.content.comments({ params: { id }, query })),
    }),
};
