import { randomUUID } from 'node:crypto';
import type { EmployeeRole } from '@vetka/domain/actor';
import { formatDate } from '@vetka/domain/date';
import { phoneAlone } from '@vetka/domain/phone';
import { inviteDays, mayManage, type InviteToTeam } from '@vetka/domain/team';
import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Executor, Transaction } from '../../platform/database/connect.ts';
import { users } from '../../platform/database/schema/account.ts';
import { employeeInvites, serviceEmployees, services } from '../../platform/database/schema/service.ts';
import { invalid } from '../../platform/http/refusal.ts';
import { hasBlockedNone } from '../../platform/restrictions.ts';
import { recordTeamEvent } from './team.events.ts';
import { teamMessages } from './team.messages.ts';

const dayMs = 86_400_000;

const refused = (message: string, code: string) => invalid({ person: message }, code);

/** How many times a service may invite one person within a day, however often it withdraws. */
const invitesPerDay = 3;

/**
 * An active person by phone number, or by nickname if their profile is visible. Somebody who has blocked the service,
 * its owner or the author is as unknown as anybody else.
 * @throws Refusal 422 on `person`
 */
async function findPerson(db: Executor, { service, authorId }: Inviting, person: string) {
  const phone = phoneAlone(person);
  const nickname = person.trim().replace(/^@/, '');
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        phone === undefined ? and(eq(users.nickname, nickname), eq(users.isVisible, true)) : eq(users.phone, phone),
        isNull(users.blockedAt),
        isNull(users.deletedAt),
        hasBlockedNone(users.id, { serviceId: service.id, userIds: [authorId, service.ownerId] }),
      ),
    );
  if (!found) throw refused(teamMessages.unknownPerson, 'team.unknown-person');
  return { userId: found.id, named: phone ?? nickname };
}

/** A message with an invitation comes from a service that is open. @throws Refusal 422 on `person` */
function requireOpen({ status }: Service): void {
  if (status !== 'PUBLISHED') throw refused(teamMessages.notOpen, 'team.not-open');
}

/** @throws Refusal 422 on `person` once the service has invited them often enough */
async function requireRest(tx: Transaction, serviceId: number, userId: number): Promise<void> {
  const isSame = and(eq(employeeInvites.serviceId, serviceId), eq(employeeInvites.userId, userId));
  const isRecent = gt(employeeInvites.createdAt, new Date(Date.now() - dayMs));
  if ((await tx.$count(employeeInvites, and(isSame, isRecent))) >= invitesPerDay) {
    throw refused(teamMessages.askedEnough, 'team.asked-enough');
  }
}

/** @throws Refusal 422 on `person` for the owner and for an employee */
async function requireOutsider(tx: Transaction, { id, ownerId }: Service, userId: number): Promise<void> {
  const [work] = await tx
    .select({ id: serviceEmployees.id })
    .from(serviceEmployees)
    .where(
      and(
        eq(serviceEmployees.serviceId, id),
        eq(serviceEmployees.userId, userId),
        eq(serviceEmployees.status, 'WORKER'),
      ),
    );
  if (work || ownerId === userId) throw refused(teamMessages.alreadyHere, 'team.already-here');
}

/** Closes an invitation that was not answered in time, so that another can be sent. */
async function closeExpired(app: FastifyInstance, tx: Transaction, serviceId: number, userId: number): Promise<void> {
  const closed = await tx
    .update(employeeInvites)
    .set({ status: 'CANCELED' })
    .where(
      and(
        eq(employeeInvites.serviceId, serviceId),
        eq(employeeInvites.userId, userId),
        eq(employeeInvites.status, 'NEW'),
        lt(employeeInvites.expiresAt, new Date()),
      ),
    )
    .returning({ id: employeeInvites.id });
  for (const { id } of closed) await withdrawNotice(app, tx, id);
}

type Service = Pick<typeof services.$inferSelect, 'id' | 'type' | 'name' | 'ownerId' | 'status'>;

/** @throws Refusal 422 on `person` when an invitation is waiting */
async function insertInvite(tx: Transaction, invite: typeof employeeInvites.$inferInsert): Promise<number> {
  const [made] = await tx.insert(employeeInvites).values(invite).onConflictDoNothing().returning();
  if (!made) throw refused(teamMessages.alreadyInvited, 'team.already-invited');
  return made.id;
}

interface Inviting {
  service: Service;
  /** The person who sends the invitation. */
  authorId: number;
}

interface Invited {
  id: number;
  userId: number;
  service: Service;
  /** The page of the room with the invitation. */
  path: string;
  expiresAt: Date;
}

const noticeKey = (inviteId: number): string => `invite:${inviteId}`;

const notifyOfInvite = (app: FastifyInstance, tx: Transaction, { id, userId, service, path, expiresAt }: Invited) =>
  app.notices.notify(tx, [
    {
      userId,
      by: { serviceId: service.id },
      kind: 'TEAM_INVITATION',
      key: noticeKey(id),
      title: `Приглашение в команду «${service.name}»`,
      text: `Ответить можно до ${formatDate(expiresAt, 'd MMMM, H:mm')} по Москве.`,
      path,
    },
  ]);

/** A withdrawn invitation can no longer be answered. */
export const withdrawNotice = (app: FastifyInstance, tx: Transaction, inviteId: number): Promise<void> =>
  app.notices.withdraw(tx, { kinds: ['TEAM_INVITATION'], key: noticeKey(inviteId) });

/**
 * Invites a person with a message of the service.
 * @returns delivers it to open chats; call it after the commit
 * @throws Refusal 422 on `person`
 */
export async function inviteToTeam(
  app: FastifyInstance,
  tx: Transaction,
  inviting: Inviting,
  { person, role, position }: InviteToTeam,
): Promise<() => Promise<void>> {
  const { service, authorId } = inviting;
  requireOpen(service);
  const { userId, named } = await findPerson(tx, inviting, person);
  await requireOutsider(tx, service, userId);
  await closeExpired(app, tx, service.id, userId);
  await requireRest(tx, service.id, userId);
  const invite = { serviceId: service.id, userId, named, invitedById: authorId, role, position: position.trim() };
  const expiresAt = new Date(Date.now() + inviteDays * dayMs);
  const inviteId = await insertInvite(tx, { ...invite, expiresAt });
  await recordTeamEvent(tx, { serviceId: service.id, kind: 'INVITED', userId: authorId, aboutUserId: userId, role });
  const text = `Приглашаем вас в команду «${service.name}»`;
  const message = { service, authorId, userId, clientId: randomUUID(), text, inviteId };
  const { path, deliver } = await app.chat.writeForService(tx, {
    ...message,
    isWaiting: phoneAlone(named) !== undefined,
  });
  await notifyOfInvite(app, tx, { id: inviteId, userId, service, path, expiresAt });
  return deliver;
}

type Work = Pick<typeof serviceEmployees.$inferSelect, 'serviceId' | 'userId'>;

/**
 * Withdraws the waiting invitations of a person who may no longer send them: a dismissed manager must not come back
 * under another account.
 * @param role the new role; null after a dismissal
 * @returns their ids, to announce after the commit
 */
export async function withdrawInvites(
  app: FastifyInstance,
  tx: Transaction,
  { serviceId, userId }: Work,
  { role, withdrawnBy }: { role: EmployeeRole | null; withdrawnBy: number },
): Promise<number[]> {
  const waiting = await tx
    .select()
    .from(employeeInvites)
    .where(
      and(
        eq(employeeInvites.serviceId, serviceId),
        eq(employeeInvites.invitedById, userId),
        eq(employeeInvites.status, 'NEW'),
      ),
    )
    .for('update');
  const ended = waiting.filter((invite) => role === null || !mayManage(role, invite.role));
  for (const invite of ended) {
    await tx
      .update(employeeInvites)
      .set({ status: 'CANCELED', withdrawnAt: new Date() })
      .where(eq(employeeInvites.id, invite.id));
    const event = { serviceId, userId: withdrawnBy, aboutUserId: invite.userId, role: invite.role };
    await recordTeamEvent(tx, { ...event, kind: 'WITHDRAWN' });
    await withdrawNotice(app, tx, invite.id);
  }
  return ended.map(({ id }) => id);
}

/**
 * Whether the person who sent an invitation may still send it. They may have left the service, or lost their account,
 * in another way than by a dismissal.
 */
export async function isStillMeant(
  tx: Transaction,
  { serviceId, invitedById, role }: typeof employeeInvites.$inferSelect,
): Promise<boolean> {
  const [author] = await tx
    .select({ ownerId: services.ownerId, employedAs: serviceEmployees.role })
    .from(services)
    .innerJoin(users, and(eq(users.id, invitedById), isNull(users.blockedAt), isNull(users.deletedAt)))
    .leftJoin(
      serviceEmployees,
      and(
        eq(serviceEmployees.serviceId, services.id),
        eq(serviceEmployees.userId, invitedById),
        eq(serviceEmployees.status, 'WORKER'),
      ),
    )
    .where(eq(services.id, serviceId));
  if (!author) return false;
  const by = author.ownerId === invitedById ? 'OWNER' : author.employedAs;
  return by !== null && mayManage(by, role);
}
