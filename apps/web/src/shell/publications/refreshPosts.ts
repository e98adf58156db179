import type { QueryClient } from '@tanstack/react-query';

/** Key prefixes of the queries that contain or count posts of people. */
const withPosts = [['content'], ['profile']] as const;

/** Invalidates the lists after a new post: visible ones are refetched now, others when next shown. */
export const refreshPosts = (queryClient: QueryClient): Promise<unknown> =>
  Promise.all(withPosts.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
