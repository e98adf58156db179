import { unwrap } from '@vetka/api-client/client';
import type { ActorType } from '@vetka/domain/actor';
import type { Api } from '../../shell/api/apiClient.ts';
import { pagedQuery } from '../../shell/lists/pagedQuery.ts';

/** Six rows of four. */
const take = 24;

export interface PostsRequest {
  /** All posts, or those of whom one follows; a guest follows nobody and gets the newest. */
  kind: 'list' | 'feed';
  authorType?: ActorType | undefined;
  page?: number | undefined;
}

const commentsTake = 20;

/** Reads of photo posts. */
export const contentQueries = {
  posts: (api: Api, { kind, authorType, page = 1 }: PostsRequest) =>
    pagedQuery({
      queryKey: ['content', kind, authorType ?? null],
      page,
      take,
      read: (request) => unwrap(api.content[kind]({ query: { ...request, ...(authorType && { authorType }) } })),
    }),
  /** What is said under a post, the newest conversations first. */
  comments: (api: Api, id: number) =>
    pagedQuery({
      queryKey: ['content', 'comments', id],
      page: 1,
      take: commentsTake,
      read: (query) => unwrap(api.content.comments({ params: { id }, query })),
    }),
};
