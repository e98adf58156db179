import { unwrap } from '@vetka/api-client/client';
import type { SubscriptionAnswer } from '@vetka/domain/account';
import type { SubscriptionState } from '@vetka/domain/actor';
import type { Api } from '../api/apiClient.ts';

/** People are in the area `account`, shops in `service`. */
export type FollowedArea = 'account' | 'service';

interface Follow {
  area: FollowedArea;
  id: number;
  /** What the person wants: another tab may have changed it since the page was loaded. */
  state: SubscriptionState;
}

export const follow = (api: Api, { area, id, state }: Follow): Promise<SubscriptionAnswer> =>
  unwrap(
    area === 'account'
      ? api.account.subscribe({ params: { id }, query: { state } })
      : api.service.subscribe({ params: { id: String(id) }, query: { state } }),
  );
