import { useQuery } from '@tanstack/react-query';
import type { Restriction, RestrictionLevel, RestrictionUpdate } from '@vetka/domain/account';
import { useUser } from '../session/useSession.ts';
import { useApi } from '../useContext.ts';
import { restrictionsQuery } from './restrictions.queries.ts';

/** A person or a shop that can be muted or blocked. */
export type RestrictionTarget = Pick<RestrictionUpdate, 'kind' | 'id'>;

export const targetOf = ({ type, id }: Pick<Restriction['target'], 'type' | 'id'>): RestrictionTarget => ({
  kind: type === 'USER' || type === 'ADMINISTRATION' ? 'USER' : 'SERVICE',
  id,
});

/** What the person has decided about a target. */
export const levelOf = (known: readonly Restriction[], { kind, id }: RestrictionTarget): RestrictionLevel =>
  known
    .map((each) => ({ ...targetOf(each.target), level: each.level }))
    .find((each) => each.kind === kind && each.id === id)?.level ?? 'NONE';

/** What the person has decided about each target. Guests have restricted nobody. */
export function useRestrictions(): (target: RestrictionTarget) => RestrictionLevel {
  const user = useUser();
  const { data = [] } = useQuery({ ...restrictionsQuery(useApi()), enabled: user !== null });
  const known = user === null ? [] : data;
  return (wanted) => levelOf(known, wanted);
}
