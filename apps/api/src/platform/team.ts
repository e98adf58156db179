import { sql, type SQL } from 'drizzle-orm';

/** The person and the shop to compare: columns or values. */
interface Belonging {
  userId: SQL;
  serviceId: SQL;
  /** The moment of the act; whoever works there now belongs to it too. */
  at: SQL;
}

/** Whether a person owns a shop, works there, or worked there at a moment. */
export const belongsToShop = ({ userId, serviceId, at }: Belonging): SQL => sql`(
  exists (select from services own where own.id = ${serviceId} and own.owner_id = ${userId})
  or exists (select from service_employees se where se.service_id = ${serviceId} and se.user_id = ${userId}
    and (se.status = 'WORKER' or (se.status = 'FINAL' and se.created_at <= ${at} and se.updated_at >= ${at}))))`;
