import type { Audience } from '@vetka/domain/actor';
import { sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { RequestSession } from './session/request-session.ts';

const worksFor = (userId: number | SQL, type: string): SQL => sql`exists (
  select from service_employees se join services s on s.id = se.service_id
  where se.user_id = ${userId} and se.status = 'WORKER' and s.type = ${type}
)`;

/** The viewer. */
export type Reader = Pick<RequestSession, 'userId' | 'isAdministration'>;

/**
 * Whether the viewer may see a row: everyone may if it has no audience; otherwise people, or employees of shops or of
 * services.
 */
export const audienceAllows = (audience: AnyColumn, { userId, isAdministration }: Reader): SQL => {
  if (isAdministration) return sql`true`;
  if (userId === null) return sql`${audience} is null`;
  return sql`(${audience} is null or ${audience} in ('USERS', 'ONLY_USER')
    or (${audience} in ('SHOPS', 'ONLY_SHOP') and ${worksFor(userId, 'SHOP')})
    or (${audience} in ('SERVICES', 'ONLY_SERVICE') and ${worksFor(userId, 'SERVICE')}))`;
};

/** Whether a person belongs to the audience. */
export function audienceIncludes(audience: Audience | null, userId: SQL): SQL {
  if (audience === 'SHOPS' || audience === 'ONLY_SHOP') return worksFor(userId, 'SHOP');
  if (audience === 'SERVICES' || audience === 'ONLY_SERVICE') return worksFor(userId, 'SERVICE');
  return sql`true`;
}
