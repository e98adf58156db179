import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { SubscriptionAnswer } from '@vetka/domain/account';
import { pressedSubscription, type SubscriptionState } from '@vetka/domain/actor';
import { useErrorHandler } from '../errors/useErrors.ts';
import { keepLocalChange, localChanges } from '../marks/localChanges.ts';
import { inOrder, isLastPress } from '../marks/pressOrder.ts';
import type { SavedCountsKey } from '../marks/savedArea.ts';
import { useGuestIntent } from '../session/useGuestIntent.ts';
import { useApi } from '../useContext.ts';
import { follow, type FollowedArea } from './follow.ts';

export interface Followed {
  id: number;
  subscriptionState: SubscriptionState;
  subscribersCount: number;
}

interface Press {
  /** As changed on this page earlier. */
  before: SubscriptionAnswer | undefined;
  state: SubscriptionState;
}

const changesQuery = (area: FollowedArea) => localChanges<SubscriptionAnswer>(area, 'follows');

const afterPress = ({ state, subscribersCount }: SubscriptionAnswer): SubscriptionAnswer => ({
  state: pressedSubscription(state),
  subscribersCount: Math.max(0, subscribersCount + (state === 'SUBSCRIBED' ? -1 : 1)),
});

/**
 * Lists and feeds are reloaded when next opened. They are not removed: parts of the page that are not hydrated yet need
 * the data that they were rendered from.
 */
function outdateLists(queryClient: QueryClient): void {
  for (const queryKey of [['account'], ['service'], ['content', 'feed'], ['article']] as const) {
    void queryClient.invalidateQueries({ queryKey, type: 'inactive', refetchType: 'none' });
  }
}

/** After a block, which ends it: what was pressed on this page no longer holds. */
export const forgetFollowed = (queryClient: QueryClient, area: FollowedArea, id: number): unknown =>
  queryClient.setQueryData(
    changesQuery(area).queryKey,
    ({ [id]: _forgotten, ...others }: Record<number, SubscriptionAnswer> = {}) => others,
  );

/** The current state and count: as changed on this page, otherwise as loaded. */
export function useFollowed(area: FollowedArea, { id, subscriptionState, subscribersCount }: Followed) {
  const { data: changes } = useQuery(changesQuery(area));
  return changes[id] ?? { state: subscriptionState, subscribersCount };
}

/** Follows a person or a shop: shown at once, and reverted when the API refuses. A guest is asked to sign in. */
export function useFollowing(area: FollowedArea, followed: Followed) {
  const { id } = followed;
  const api = useApi();
  const errors = useErrorHandler();
  const queryClient = useQueryClient();
  const askGuest = useGuestIntent();
  const now = useFollowed(area, followed);
  /** Without a value, the loaded one is shown again. */
  const keep = (value: SubscriptionAnswer | undefined) => {
    if (value) keepLocalChange(queryClient, changesQuery(area), { id, value });
    else forgetFollowed(queryClient, area, id);
  };
  const name = `follow:${area}:${id}`;
  const settle = (value: SubscriptionAnswer | undefined) => {
    if (isLastPress(queryClient, name)) keep(value);
  };
  const { mutate } = useMutation({
    ...inOrder(name),
    mutationFn: ({ state }: Press) => follow(api, { area, id, state }),
    onSuccess: (answer) => {
      settle(answer);
      outdateLists(queryClient);
      void queryClient.invalidateQueries({ queryKey: ['account', 'saved'] satisfies SavedCountsKey });
    },
    onError: (error, { before }) => {
      settle(before);
      errors.handle(error);
    },
  });
  const toggle = () => {
    if (askGuest({ kind: 'follow', area, id })) return;
    const before = queryClient.getQueryData(changesQuery(area).queryKey)?.[id];
    const after = afterPress(now);
    keep(after);
    mutate({ before, state: after.state });
  };
  return { ...now, toggle };
}
