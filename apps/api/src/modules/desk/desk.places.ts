import { hoursLabel, rightsOfRole, type DeskPlace } from '@vetka/domain/desk';
import { and, asc, eq, isNotNull, or, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';
import { media } from '../../platform/database/schema/media.ts';
import { cities } from '../../platform/database/schema/place.ts';
import { serviceEmployees, services } from '../../platform/database/schema/service.ts';
import { optionalMediaFile, shownMedia } from '../../platform/media-file.ts';
import { roleOf, worksFor } from './desk.access.ts';
import { findHours } from './desk.hours.ts';

const newOrders = sql<number>`(
  select count(*)::int from order_services os join orders o on o.id = os.order_id
  where os.service_id = ${services.id} and os.status = 'NEW' and o.paid_at is not null
)`;
const deliveriesOf = (userId: number) => sql<number>`(
  select count(*)::int from order_services os
  where os.service_id = ${services.id} and os.courier_id = ${userId} and os.status = 'DELIVERING'
)`;

const findServices = (db: Executor, userId: number) =>
  db
    .select({
      service: services,
      timeZone: cities.timeZone,
      logo: shownMedia,
      employedAs: serviceEmployees.role,
      newOrders,
      deliveries: deliveriesOf(userId),
    })
    .from(services)
    .innerJoin(cities, eq(cities.id, services.cityId))
    .leftJoin(media, eq(media.id, services.logoMediaId))
    .leftJoin(serviceEmployees, worksFor(userId))
    .where(and(or(eq(services.ownerId, userId), isNotNull(serviceEmployees.id))))
    .orderBy(asc(services.name), asc(services.id));

/** The services for which a person works; two queries, or one for everybody else. */
export async function readPlaces(db: Executor, userId: number): Promise<DeskPlace[]> {
  const rows = await findServices(db, userId);
  const hoursOf = await findHours(db, rows);
  return rows.flatMap(({ service, timeZone, logo, employedAs, ...counts }) => {
    const role = roleOf(service.ownerId, userId, employedAs);
    if (!role) return [];
    const { id, slug, name, isAcceptingOrders, hasCouriers } = service;
    return [
      {
        service: { id, slug, name, mediaFile: optionalMediaFile(logo) },
        ownerId: service.ownerId,
        role,
        rights: [...rightsOfRole[role]],
        waitingOrders: role === 'COURIER' ? counts.deliveries : counts.newOrders,
        isAcceptingOrders,
        hasCouriers,
        hours: hoursLabel(hoursOf(id)),
        timeZone,
      },
    ];
  });
}
