import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { Restriction, RestrictionLevel, RestrictionUpdate } from '@vetka/domain/account';
import type { Api } from '../api/apiClient.ts';

const minute = 60_000;

/** The people whom the person has muted and blocked: one list for every page, so that all of them agree. */
export const restrictionsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['account', 'restrictions'],
    queryFn: async () => (await unwrap(api.account.restrictions())).data,
    staleTime: 5 * minute,
  });

/** A person or a shop that can be muted or blocked. */
export type RestrictionTarget = Pick<RestrictionUpdate, 'kind' | 'id'>;

export const targetOf = ({ type, id }: Pick<Restriction['target'], 'type' | 'id'>): RestrictionTarget => ({
  kind: type === 'USER' || type === 'ADMINISTRATION' ? 'USER' : 'SERVICE',
  id,
});

/** The person's restriction of a target. */
export const levelOf = (known: readonly Restriction[], { kind, id }: RestrictionTarget): RestrictionLevel =>
  known
    .map((each) => ({ ...targetOf(each.target), level: each.level }))
    .find((each) => each.kind === kind && each.id === id)?.level ?? 'NONE';
