import type { QueryClient } from '@tanstack/react-query';

/** How the keys begin of the queries that hold posts of people, or count them. */
const withPosts = [['content'], ['profile']] as const;

/** There is a new post: lists on screen are read again now, others when they are next shown. */
export const refreshPosts = (queryClient: QueryClient): Promise<unknown> =>
  Promise.all(withPosts.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
