import type { EmployeeRole } from '@vetka/domain/actor';
import { hasRight, type DeskRight } from '@vetka/domain/desk';
import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';
import { cities } from '../../platform/database/schema/place.ts';
import { serviceEmployees, services } from '../../platform/database/schema/service.ts';
import { forbidden, notFound } from '../../platform/http/refusal.ts';
import { deskMessages } from './desk.messages.ts';

/** The person making the request, and the service (by slug). */
export interface Asked {
  userId: number;
  service: string;
}

/** A service as seen by one of its people. */
export interface Desk {
  service: typeof services.$inferSelect;
  timeZone: string;
  cityName: string;
  userId: number;
  role: EmployeeRole;
}

/** The employment of a person who works for a service now. */
export const worksFor = (userId: number) =>
  and(
    eq(serviceEmployees.serviceId, services.id),
    eq(serviceEmployees.userId, userId),
    eq(serviceEmployees.status, 'WORKER'),
  );

/** @throws Refusal 404 for people who do not work for the service */
export async function findDesk(db: Executor, slug: string, userId: number): Promise<Desk> {
  const [row] = await db
    .select({ service: services, timeZone: cities.timeZone, cityName: cities.name, employedAs: serviceEmployees.role })
    .from(services)
    .innerJoin(cities, eq(cities.id, services.cityId))
    .leftJoin(serviceEmployees, worksFor(userId))
    .where(eq(services.slug, slug));
  const role = row && roleOf(row.service.ownerId, userId, row.employedAs);
  if (!row || !role) throw notFound('desk.unknown', deskMessages.unknownDesk);
  const { service, timeZone, cityName } = row;
  return { service, timeZone, cityName, userId, role };
}

/** The owner of a service counts as such, employed or not. */
export const roleOf = (ownerId: number, userId: number, employedAs: EmployeeRole | null): EmployeeRole | null =>
  ownerId === userId ? 'OWNER' : employedAs;

/** @throws Refusal 403 */
export function requireRight({ role }: Desk, right: DeskRight): void {
  if (hasRight(role, right)) return;
  throw forbidden('desk.no-right', role === 'COURIER' ? deskMessages.notForCouriers : deskMessages.onlyManagers);
}
