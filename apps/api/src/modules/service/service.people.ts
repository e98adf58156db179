import type { SubscriptionPlan } from '@vetka/domain/service';
import { employeeRoles } from '@vetka/domain/actor';
import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';
import { users } from '../../platform/database/schema/account.ts';
import { media } from '../../platform/database/schema/media.ts';
import { serviceEmployees } from '../../platform/database/schema/service.ts';
import { subscriptionPlans } from '../../platform/database/schema/subscription.ts';
import { shownMedia } from '../../platform/media-file.ts';

const place = sql`array_position(array[${sql.join(
  employeeRoles.map((role) => sql`${role}`),
  sql`, `,
)}]::text[], ${serviceEmployees.role})`;

/** Current employees of a service with a visible profile, by rank. */
export const findWorkers = (db: Executor, serviceId: number) =>
  db
    .select({ user: users, avatar: shownMedia, role: serviceEmployees.role, status: serviceEmployees.status })
    .from(serviceEmployees)
    .innerJoin(users, eq(users.id, serviceEmployees.userId))
    .leftJoin(media, eq(media.id, users.avatarMediaId))
    .where(
      and(
        eq(serviceEmployees.serviceId, serviceId),
        eq(serviceEmployees.status, 'WORKER'),
        eq(users.isVisible, true),
        isNull(users.blockedAt),
        isNull(users.deletedAt),
      ),
    )
    .orderBy(place, asc(serviceEmployees.id));

/** Public columns of a plan. */
export const planColumns = {
  id: subscriptionPlans.id,
  type: subscriptionPlans.type,
  name: subscriptionPlans.name,
  description: subscriptionPlans.description,
  price: subscriptionPlans.price,
  period: subscriptionPlans.period,
  percent: subscriptionPlans.percent,
  perks: subscriptionPlans.perks,
  isActive: subscriptionPlans.isActive,
};

/** Plans on sale: the service's own, then the platform's. */
export const findPlans = (db: Executor, serviceId: number): Promise<SubscriptionPlan[]> =>
  db
    .select(planColumns)
    .from(subscriptionPlans)
    .where(
      and(
        eq(subscriptionPlans.isActive, true),
        or(eq(subscriptionPlans.serviceId, serviceId), isNull(subscriptionPlans.serviceId)),
      ),
    )
    .orderBy(sql`${subscriptionPlans.serviceId} is null`, asc(subscriptionPlans.position), asc(subscriptionPlans.id));
