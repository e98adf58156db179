import { loadOptional } from '../../shell/errors/loadOptional.ts';
import type { RouterContext } from '../../shell/routerContext.ts';
import { sessionQueries } from '../../shell/session/session.queries.ts';
import { FollowSuggestions } from './lazyInvitation.ts';
import { profileQueries } from './profile.queries.ts';

/** Loads `FollowSuggestions` for a visitor who follows nobody, and returns whether to show it. */
export async function loadInvitation(context: RouterContext): Promise<boolean> {
  if (!(await followsNobody(context))) return false;
  const { api, queryClient } = context;
  await Promise.all([
    loadOptional(queryClient, profileQueries.popular(api), 'follow suggestions'),
    FollowSuggestions.preload(),
  ]);
  return true;
}

async function followsNobody({ api, queryClient }: RouterContext): Promise<boolean> {
  const user = queryClient.getQueryData(sessionQueries.user(api).queryKey);
  if (!user) return true;
  const profile = await loadOptional(queryClient, profileQueries.one(api, user.nickname), 'the own profile');
  return profile?.subscriptionsCount === 0;
}
