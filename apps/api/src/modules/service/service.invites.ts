import { type InviteAnswer, type RespondInvite } from '@vetka/domain/service';
import { dayIn } from '@vetka/domain/date';
import { and, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../platform/database/connect.ts';
import { cities } from '../../platform/database/schema/place.ts';
import { employeeInvites, serviceEmployees, services } from '../../platform/database/schema/service.ts';
import { conflict, notFound } from '../../platform/http/refusal.ts';
import { recordTeamEvent } from './team.events.ts';
import { isStillMeant } from './team.inviting.ts';

type Invite = typeof employeeInvites.$inferSelect;

/** A person's current employment at a service. */
const current = ({ serviceId, userId }: Invite) =>
  and(
    eq(serviceEmployees.serviceId, serviceId),
    eq(serviceEmployees.userId, userId),
    inArray(serviceEmployees.status, ['NEW', 'ACCEPTED', 'WORKER']),
  );

/** Accepting an invitation employs the person from today. An owner or an employee keeps their role. */
async function employ(tx: Transaction, invite: Invite): Promise<void> {
  const [place] = await tx
    .select({ timeZone: cities.timeZone })
    .from(services)
    .innerJoin(cities, eq(cities.id, services.cityId))
    .where(eq(services.id, invite.serviceId));
  const [known] = await tx.select().from(serviceEmployees).where(current(invite)).for('update');
  if (known?.status === 'WORKER') return;
  const { role, position } = invite;
  const startedOn = dayIn(place?.timeZone ?? 'Europe/Moscow');
  const work = { role, position, status: 'WORKER' as const, startedOn };
  if (known) await tx.update(serviceEmployees).set(work).where(eq(serviceEmployees.id, known.id));
  else await tx.insert(serviceEmployees).values({ serviceId: invite.serviceId, userId: invite.userId, ...work });
}

/**
 * Answers an invitation. Repeating the same answer changes nothing.
 * @throws Refusal 404 for someone else's, 409 when it was answered otherwise or has expired
 */
export async function respondToInvite(
  app: FastifyInstance,
  { userId, id }: { userId: number; id: number },
  { status }: RespondInvite,
): Promise<InviteAnswer> {
  await app.db.transaction(async (tx) => {
    const [invite] = await tx
      .select()
      .from(employeeInvites)
      .where(and(eq(employeeInvites.id, id), eq(employeeInvites.userId, userId)))
      .for('update');
    if (!invite) throw notFound('service.unknown-invite', 'Такого приглашения нет');
    if (invite.status === status && invite.withdrawnAt === null) return;
    if (invite.withdrawnAt !== null) throw conflict('service.invite-withdrawn', 'Магазин отозвал приглашение');
    if (invite.status !== 'NEW') throw conflict('service.invite-answered', 'На приглашение уже ответили');
    if (invite.expiresAt !== null && invite.expiresAt < new Date()) {
      throw conflict('service.invite-expired', 'Срок приглашения истёк');
    }
    if (status === 'ACCEPTED' && !(await isStillMeant(tx, invite))) {
      throw conflict('service.invite-withdrawn', 'Магазин отозвал приглашение');
    }
    await tx.update(employeeInvites).set({ status, respondedAt: new Date() }).where(eq(employeeInvites.id, id));
    if (status === 'ACCEPTED') {
      await employ(tx, invite);
      await app.chat.openForService(tx, id);
    }
    const kind = status === 'ACCEPTED' ? 'JOINED' : 'DECLINED';
    const { serviceId, role } = invite;
    await recordTeamEvent(tx, { serviceId, kind, userId, aboutUserId: userId, role });
    await app.desk.reportTeamChange(tx, serviceId, userId);
  });
  await app.chat.announceInvite(id);
  return { id, status };
}
