import { addDays, dayIn } from '@vetka/domain/date';
import type { WorkingHours } from '@vetka/domain/desk';
import { and, eq, gte, inArray } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';
import { serviceClosedDays } from '../../platform/database/schema/delivery.ts';
import { cities } from '../../platform/database/schema/place.ts';
import { services } from '../../platform/database/schema/service.ts';

type Hours = Pick<typeof services.$inferSelect, 'id' | 'opensAt' | 'closesAt'>;

/** `14:00:00` of the database as `14:00`. */
export const clockOf = (time: string | null): string | null => time?.slice(0, 5) ?? null;

/** The working hours of services with their closed days, in one query. */
export async function findHours(
  db: Executor,
  all: readonly { service: Hours; timeZone: string }[],
): Promise<(serviceId: number) => WorkingHours> {
  const ids = all.map(({ service }) => service.id);
  const since = addDays(dayIn('UTC'), -2);
  const closed =
    ids.length === 0
      ? []
      : await db
          .select({ serviceId: serviceClosedDays.serviceId, day: serviceClosedDays.day })
          .from(serviceClosedDays)
          .where(and(inArray(serviceClosedDays.serviceId, ids), gte(serviceClosedDays.day, since)));
  const hours = all.map(({ service, timeZone }): [number, WorkingHours] => [
    service.id,
    {
      timeZone,
      opensAt: clockOf(service.opensAt),
      closesAt: clockOf(service.closesAt),
      closedDays: new Set(closed.filter(({ serviceId }) => serviceId === service.id).map(({ day }) => day)),
    },
  ]);
  const byService = new Map(hours);
  return (serviceId) => {
    const found = byService.get(serviceId);
    if (!found) throw new Error(`The hours of service ${serviceId} were not read.`);
    return found;
  };
}

/** The working hours of services as they are stored now. */
export async function readHours(db: Executor, serviceIds: readonly number[]) {
  const rows = await db
    .select({ service: services, timeZone: cities.timeZone })
    .from(services)
    .innerJoin(cities, eq(cities.id, services.cityId))
    .where(inArray(services.id, [...serviceIds]));
  return findHours(db, rows);
}
