import { useQuery } from '@tanstack/react-query';
import type { RestrictionLevel } from '@vetka/domain/account';
import { useUser } from '../session/useSession.ts';
import { useApi } from '../useContext.ts';
import { levelOf, restrictionsQuery, type RestrictionTarget } from './restrictions.queries.ts';

/** The person's restriction of each target. Guests have restricted nobody. */
export function useRestrictions(): (target: RestrictionTarget) => RestrictionLevel {
  const user = useUser();
  const { data = [] } = useQuery({ ...restrictionsQuery(useApi()), enabled: user !== null });
  const known = user === null ? [] : data;
  return (wanted) => levelOf(known, wanted);
}
