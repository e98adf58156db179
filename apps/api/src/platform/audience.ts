import { audiences, type Audience } from '@vetka/domain/actor';
import { sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { RequestSession } from './session/request-session.ts';

const worksFor = (userId: number | SQL, type: string): SQL => sql`exists (
  select from service_employees se join services s on s.id = se.service_id
  where se.user_id = ${userId} and se.status = 'WORKER' and s.type = ${type}
)`;

/**
 * An SQL condition per audience: is the person with this id in it? Someone who works for both a shop and a service is in
 * none of the ONLY_… audiences. Working for a company does not count, because companies are buyers.
 */
const membership = {
  USERS: () => sql`true`,
  SHOPS: (userId) => worksFor(userId, 'SHOP'),
  SERVICES: (userId) => worksFor(userId, 'SERVICE'),
  ONLY_USER: (userId) => sql`(not ${worksFor(userId, 'SHOP')} and not ${worksFor(userId, 'SERVICE')})`,
  ONLY_SHOP: (userId) => sql`(${worksFor(userId, 'SHOP')} and not ${worksFor(userId, 'SERVICE')})`,
  ONLY_SERVICE: (userId) => sql`(${worksFor(userId, 'SERVICE')} and not ${worksFor(userId, 'SHOP')})`,
} satisfies Record<Audience, (userId: number | SQL) => SQL>;

/** The viewer. */
export type Reader = Pick<RequestSession, 'userId' | 'isAdministration'>;

/** Whether the viewer may see a row: everyone may if it has no audience. */
export const audienceAllows = (audience: AnyColumn, { userId, isAdministration }: Reader): SQL => {
  if (isAdministration) return sql`true`;
  if (userId === null) return sql`${audience} is null`;
  const each = audiences.map((name) => sql`when ${name} then ${membership[name](userId)}`);
  return sql`(${audience} is null or case ${audience} ${sql.join(each, sql` `)} end)`;
};

/** Whether a person belongs to the audience. */
export const audienceIncludes = (audience: Audience | null, userId: SQL): SQL =>
  audience === null ? sql`true` : membership[audience](userId);
