import { fullName } from '@vetka/domain/account';
import { employeeRoles, type EmployeeRole } from '@vetka/domain/actor';
import { hasRight, type DeskPerson, type DeskRight } from '@vetka/domain/desk';
import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';
import { users } from '../../platform/database/schema/account.ts';
import { media } from '../../platform/database/schema/media.ts';
import { serviceEmployees, services } from '../../platform/database/schema/service.ts';
import { optionalMediaFile, shownMedia, type ShownMedia } from '../../platform/media-file.ts';
import { roleOf } from './desk.access.ts';

type Named = Pick<typeof users.$inferSelect, 'firstName' | 'lastName' | 'nickname'>;
export const nameOf = (person: Named): string => fullName(person) || person.nickname;

type Person = Named & Pick<typeof users.$inferSelect, 'id'>;
export const personOf = (user: Person, role: EmployeeRole, avatar: ShownMedia | null): DeskPerson => ({
  userId: user.id,
  name: nameOf(user),
  role,
  mediaFile: optionalMediaFile(avatar),
});

const isCurrent = and(eq(serviceEmployees.userId, users.id), eq(serviceEmployees.status, 'WORKER'));

/** The people who work for a service now, the owner first, in one query. */
export async function findPeople(db: Executor, serviceId: number): Promise<DeskPerson[]> {
  const rows = await db
    .select({ user: users, avatar: shownMedia, ownerId: services.ownerId, employedAs: serviceEmployees.role })
    .from(users)
    .innerJoin(services, eq(services.id, serviceId))
    .leftJoin(serviceEmployees, and(eq(serviceEmployees.serviceId, services.id), isCurrent))
    .leftJoin(media, eq(media.id, users.avatarMediaId))
    .where(
      and(
        or(eq(users.id, services.ownerId), eq(serviceEmployees.userId, users.id)),
        isNull(users.blockedAt),
        isNull(users.deletedAt),
      ),
    )
    .orderBy(asc(users.id));
  const people = rows.flatMap(({ user, avatar, ownerId, employedAs }) => {
    const role = roleOf(ownerId, user.id, employedAs);
    return role ? [personOf(user, role, avatar)] : [];
  });
  const rank = ({ role }: DeskPerson): number => employeeRoles.indexOf(role);
  return people.toSorted((one, other) => rank(one) - rank(other) || one.userId - other.userId);
}

interface Employed {
  serviceId: number;
  userId: number;
}

/** The people of several services who have a right there. */
export async function findWithRight(
  db: Executor,
  serviceIds: readonly number[],
  right: DeskRight,
): Promise<Employed[]> {
  const ids = [...serviceIds];
  const owners = db
    .select({ serviceId: services.id, userId: services.ownerId })
    .from(services)
    .where(inArray(services.id, ids));
  const roles = employeeRoles.filter((role) => hasRight(role, right));
  const employed = db
    .select({ serviceId: serviceEmployees.serviceId, userId: serviceEmployees.userId })
    .from(serviceEmployees)
    .where(
      and(
        inArray(serviceEmployees.serviceId, ids),
        eq(serviceEmployees.status, 'WORKER'),
        inArray(serviceEmployees.role, roles),
      ),
    );
  return owners.union(employed);
}

/** A person's name; null for the system. */
export async function nameOfUser(db: Executor, id: number | null): Promise<string | null> {
  if (id === null) return null;
  const [person] = await db.select().from(users).where(eq(users.id, id));
  return person ? nameOf(person) : null;
}
