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

const isSame = (a: RestrictionTarget, b: RestrictionTarget): boolean => a.kind === b.kind && a.id === b.id;

/** What the person has decided about each target. Guests have restricted nobody. */
export function useRestrictions(): (target: RestrictionTarget) => RestrictionLevel {
  const user = useUser();
  const { data = [] } = useQuery({ ...restrictionsQuery(useApi()), enabled: user !== null });
  const known = user === null ? [] : data;
  return (wanted) => known.find(({ target }) => isSame(targetOf(target), wanted))?.level ?? 'NONE';
}
