import { fullName } from '@vetka/domain/account';
import { employeeRoles } from '@vetka/domain/actor';
import { formatPhone, phoneAlone } from '@vetka/domain/phone';
import {
  inviteStateOf,
  type AppointedRole,
  type Team,
  type TeamEvent,
  type TeamInvite,
  type TeamMember,
} from '@vetka/domain/team';
import { aliasedTable, and, desc, eq, isNull, or, sql, type AnyColumn } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';
import { users } from '../../platform/database/schema/account.ts';
import { media } from '../../platform/database/schema/media.ts';
import { employeeInvites, serviceEmployees, services } from '../../platform/database/schema/service.ts';
import { serviceTeamEvents } from '../../platform/database/schema/service-team.ts';
import { optionalMediaFile, shownMedia } from '../../platform/media-file.ts';

/** How many lines of the history are shown, and how many invitations are read. */
const shownEvents = 50;
const shownInvites = 200;

type User = typeof users.$inferSelect;
const nameOf = (user: User): string => fullName(user) || user.nickname;

const isActive = and(isNull(users.blockedAt), isNull(users.deletedAt));
const isEmployed = and(
  eq(serviceEmployees.serviceId, services.id),
  eq(serviceEmployees.userId, users.id),
  eq(serviceEmployees.status, 'WORKER'),
);

/** The owner, employed or not, and the current employees, by rank. */
async function findMembers(db: Executor, serviceId: number): Promise<TeamMember[]> {
  const rows = await db
    .select({ user: users, avatar: shownMedia, ownerId: services.ownerId, work: serviceEmployees })
    .from(users)
    .innerJoin(services, eq(services.id, serviceId))
    .leftJoin(serviceEmployees, isEmployed)
    .leftJoin(media, eq(media.id, users.avatarMediaId))
    .where(and(or(eq(users.id, services.ownerId), eq(serviceEmployees.userId, users.id)), isActive));
  const members = rows.map(({ user, avatar, ownerId, work }) => ({
    userId: user.id,
    nickname: user.nickname,
    name: nameOf(user),
    mediaFile: optionalMediaFile(avatar),
    position: work?.position ?? '',
    role: ownerId === user.id ? ('OWNER' as const) : (work?.role ?? 'SELLER'),
  }));
  const rank = ({ role }: TeamMember): number => employeeRoles.indexOf(role);
  return members.toSorted((one, other) => rank(one) - rank(other) || one.userId - other.userId);
}

const findInviteRows = (db: Executor, serviceId: number) =>
  db
    .select({ invite: employeeInvites, user: users, avatar: shownMedia })
    .from(employeeInvites)
    .innerJoin(users, eq(users.id, employeeInvites.userId))
    .leftJoin(media, eq(media.id, users.avatarMediaId))
    .where(and(eq(employeeInvites.serviceId, serviceId), isActive))
    .orderBy(desc(employeeInvites.id))
    .limit(shownInvites);

/** Whether a service knows a person, who has not accepted, by what it has typed alone: a phone number or a nickname. */
const isTypedAlone = (user: User, named: string): boolean =>
  named !== '' && (!user.isVisible || phoneAlone(named) !== undefined);

type InviteRow = Awaited<ReturnType<typeof findInviteRows>>[number];

const invitedOf = ({ invite: { named }, user, avatar }: InviteRow) =>
  isTypedAlone(user, named)
    ? { userId: null, nickname: '', name: formatPhone(named), mediaFile: null }
    : { userId: user.id, nickname: user.nickname, name: nameOf(user), mediaFile: optionalMediaFile(avatar) };

function inviteOf(row: InviteRow, now: Date): TeamInvite {
  const { invite } = row;
  return {
    id: invite.id,
    ...invitedOf(row),
    position: invite.position,
    // A constraint of the table: nobody is invited to own a service.
    role: invite.role as AppointedRole,
    state: inviteStateOf(invite, now),
    createdAt: invite.createdAt.toISOString(),
  };
}

/** The last invitation of each person unless it was accepted or withdrawn, the latest first. */
async function findInvites(db: Executor, serviceId: number, members: readonly TeamMember[]): Promise<TeamInvite[]> {
  const rows = await findInviteRows(db, serviceId);
  const now = new Date();
  const latest = new Map(rows.toReversed().map((row) => [row.user.id, inviteOf(row, now)]));
  // A person who was dismissed may be invited again; one who works here has nothing to answer.
  for (const { userId } of members) latest.delete(userId);
  return [...latest.values()]
    .filter(({ state }) => state !== 'JOINED' && state !== 'WITHDRAWN')
    .toSorted((one, other) => other.id - one.id);
}

/** Whether a person has ever worked for a service, and how it last named them in an invitation. */
const isKnown = (serviceId: number, userId: AnyColumn) => sql<boolean>`(${userId} in (
  select owner_id from services where id = ${serviceId}
  union all select e.user_id from service_employees e where e.service_id = ${serviceId}))`;
const lastNamed = (serviceId: number, userId: AnyColumn) => sql<string>`coalesce((
  select i.named from employee_invites i where i.service_id = ${serviceId} and i.user_id = ${userId}
  order by i.id desc limit 1), '')`;

async function findEvents(db: Executor, serviceId: number): Promise<TeamEvent[]> {
  const about = aliasedTable(users, 'about');
  const rows = await db
    .select({
      event: serviceTeamEvents,
      by: users,
      about,
      isKnown: isKnown(serviceId, about.id),
      named: lastNamed(serviceId, about.id),
    })
    .from(serviceTeamEvents)
    .innerJoin(users, eq(users.id, serviceTeamEvents.userId))
    .innerJoin(about, eq(about.id, serviceTeamEvents.aboutUserId))
    .where(eq(serviceTeamEvents.serviceId, serviceId))
    .orderBy(desc(serviceTeamEvents.id))
    .limit(shownEvents);
  return rows.map(({ event: { id, kind, role, createdAt }, by, about: whom, named, ...row }) => {
    const shown = row.isKnown || !isTypedAlone(whom, named) ? nameOf(whom) : formatPhone(named);
    return {
      id,
      kind,
      by: by.id === whom.id ? shown : nameOf(by),
      about: shown,
      role,
      createdAt: createdAt.toISOString(),
    };
  });
}

/** The team of a service as its managers see it. */
export async function readTeam(db: Executor, serviceId: number): Promise<Team> {
  const [members, events] = await Promise.all([findMembers(db, serviceId), findEvents(db, serviceId)]);
  return { members, invites: await findInvites(db, serviceId, members), events };
}
