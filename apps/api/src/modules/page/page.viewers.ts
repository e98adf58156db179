import { sql, type SQL } from 'drizzle-orm';
import { banners } from '../../platform/database/schema/page.ts';

const follows = (userId: number): SQL => sql`exists (
  select from service_subscribers ss where ss.service_id = ${banners.serviceId} and ss.user_id = ${userId}
)`;
const hasRequisites = (userId: number): SQL => sql`exists (
  select from users u where u.id = ${userId} and u.legal_info_id is not null
)`;
/** A subscription of the service, or one of the platform. */
const subscribes = (userId: number): SQL => sql`exists (
  select from subscription_holdings h
  where h.user_id = ${userId} and (h.service_id is null or h.service_id = ${banners.serviceId})
    and h.canceled_at is null and h.starts_at <= now() and (h.ends_at is null or h.ends_at > now())
)`;

/** Whether a banner is shown to this visitor. */
export function isForViewer(userId: number | null): SQL {
  const { viewers } = banners;
  if (userId === null) return sql`${viewers} in ('EVERYBODY', 'GUESTS')`;
  return sql`(${viewers} = 'EVERYBODY'
    or (${viewers} = 'FOLLOWERS' and ${follows(userId)})
    or (${viewers} = 'COMPANIES' and ${hasRequisites(userId)})
    or (${viewers} = 'SUBSCRIBERS' and ${subscribes(userId)}))`;
}
