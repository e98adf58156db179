import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { ActorType } from '@vetka/domain/actor';
import type { Api } from '../../shell/api/apiClient.ts';
import { invalidateAreas } from '../../shell/api/queryAreas.ts';
import { pagedQuery } from '../../shell/lists/pagedQuery.ts';
import type { FavoritesKey } from '../../shell/marks/savedArea.ts';

/** Page size: six rows of four. */
const pageSize = 24;

export interface PostsRequest {
  /** `feed`: posts of those the user follows; a guest gets the newest ones. */
  kind: 'list' | 'feed';
  authorType?: ActorType | undefined;
  page?: number | undefined;
}

/** Queries of photo posts. */
export const contentQueries = {
  posts: (api: Api, { kind, authorType, page = 1 }: PostsRequest) =>
    pagedQuery({
      queryKey: ['content', kind, authorType ?? null],
      page,
      take: pageSize,
      read: (request) => unwrap(api.content[kind]({ query: { ...request, ...(authorType && { authorType }) } })),
    }),
  one: (api: Api, id: number) =>
    queryOptions({
      queryKey: ['content', 'one', id],
      queryFn: () => unwrap(api.content.read({ params: { id } })),
    }),
  /** The products in the pictures of a post. */
  tags: (api: Api, id: number) =>
    queryOptions({
      queryKey: ['content', 'tags', id],
      queryFn: () => unwrap(api.content.tags({ params: { id } })),
    }),
  /** The posts that the user saved, most recent first. */
  favorites: (api: Api) =>
    pagedQuery({
      queryKey: ['content', 'favorites'] satisfies FavoritesKey,
      page: 1,
      take: pageSize,
      read: (query) => unwrap(api.content.favorites({ query })),
    }),
};

/**
 * Refetches data affected by the deletion of a post. The post's own queries are only marked as stale: its dialog still
 * shows them while it closes, and a refetch would be answered with 404.
 */
export function refreshAfterDeletion(queryClient: QueryClient, id: number): void {
  const isOfPost = ([, kind, postId]: readonly unknown[]) => (kind === 'one' || kind === 'tags') && postId === id;
  void queryClient.invalidateQueries({ queryKey: ['content'], predicate: ({ queryKey }) => !isOfPost(queryKey) });
  void queryClient.invalidateQueries({
    queryKey: ['content'],
    predicate: ({ queryKey }) => isOfPost(queryKey),
    refetchType: 'none',
  });
  void invalidateAreas(queryClient, 'account');
}
