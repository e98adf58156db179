import { mayManage, type ChangeRole, type InviteToTeam, type Team } from '@vetka/domain/team';
import type { EmployeeRole } from '@vetka/domain/actor';
import { dayIn } from '@vetka/domain/date';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../platform/database/connect.ts';
import { gathered } from '../../platform/database/gathered.ts';
import { employeeInvites, serviceEmployees } from '../../platform/database/schema/service.ts';
import { conflict, forbidden, notFound } from '../../platform/http/refusal.ts';
import { recordTeamEvent } from './team.events.ts';
import { inviteToTeam, withdrawInvites, withdrawNotice } from './team.inviting.ts';
import { teamMessages } from './team.messages.ts';
import { readTeam } from './team.reading.ts';

/** The person making the request, and the service (by slug). */
interface Asked {
  userId: number;
  service: string;
}

type Entered = Awaited<ReturnType<FastifyInstance['desk']['enter']>>;

/** @throws Refusal 403 for a role that only the owner appoints */
function requireManaged(by: EmployeeRole, role: EmployeeRole): void {
  if (!mayManage(by, role)) throw forbidden('team.only-owner', teamMessages.onlyOwner);
}

/**
 * The team of a service. Every method throws a Refusal 404 for people who do not work for it, and 403 for those who do
 * not manage its team.
 */
export class TeamService {
  readonly #app: FastifyInstance;

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  async read(asked: Asked): Promise<Team> {
    const { service } = await this.#enter(asked);
    return gathered(() => readTeam(this.#app.db, service.id));
  }

  /** @throws Refusal 403 for a role that only the owner appoints, 422 on `person` */
  async invite(asked: Asked, body: InviteToTeam): Promise<Team> {
    const { service, role } = await this.#enter(asked);
    requireManaged(role, body.role);
    const send = await this.#change(asked, service.id, (tx) =>
      inviteToTeam(this.#app, tx, { service, authorId: asked.userId }, body),
    );
    await send();
    return readTeam(this.#app.db, service.id);
  }

  /** @throws Refusal 404, 409 when it was answered */
  async withdraw(asked: Asked, id: number): Promise<Team> {
    const { service, role } = await this.#enter(asked);
    await this.#change(asked, service.id, async (tx) => {
      const isOwn = and(eq(employeeInvites.id, id), eq(employeeInvites.serviceId, service.id));
      const [invite] = await tx.select().from(employeeInvites).where(isOwn).for('update');
      if (!invite) throw notFound('team.unknown-invite', teamMessages.unknownInvite);
      requireManaged(role, invite.role);
      if (invite.status !== 'NEW') throw conflict('team.invite-answered', teamMessages.inviteAnswered);
      await tx.update(employeeInvites).set({ status: 'CANCELED', withdrawnAt: new Date() }).where(isOwn);
      const event = { serviceId: service.id, userId: asked.userId, aboutUserId: invite.userId };
      await recordTeamEvent(tx, { ...event, kind: 'WITHDRAWN', role: invite.role });
      await withdrawNotice(this.#app, tx, id);
    });
    await this.#app.chat.announceInvite(id);
    return readTeam(this.#app.db, service.id);
  }

  /** @throws Refusal 403, 404 */
  async changeRole(asked: Asked, userId: number, { role }: ChangeRole): Promise<Team> {
    const desk = await this.#enter(asked);
    requireManaged(desk.role, role);
    const withdrawn = await this.#changeWork(asked, desk, userId, async (tx, work) => {
      if (work.role === role) return [];
      await tx.update(serviceEmployees).set({ role, updatedAt: new Date() }).where(eq(serviceEmployees.id, work.id));
      const event = { serviceId: desk.service.id, userId: asked.userId, aboutUserId: userId };
      await recordTeamEvent(tx, { ...event, kind: 'ROLE_CHANGED', role });
      return withdrawInvites(this.#app, tx, work, { role, withdrawnBy: asked.userId });
    });
    await this.#announce(withdrawn);
    return readTeam(this.#app.db, desk.service.id);
  }

  /** The person stops speaking and working for the service at once. @throws Refusal 403, 404 */
  async dismiss(asked: Asked, userId: number): Promise<Team> {
    const desk = await this.#enter(asked);
    const withdrawn = await this.#changeWork(asked, desk, userId, async (tx, work) => {
      const finishedOn = dayIn(desk.timeZone);
      await tx
        .update(serviceEmployees)
        .set({ status: 'FINAL', finishedOn, updatedAt: new Date() })
        .where(eq(serviceEmployees.id, work.id));
      const event = { serviceId: desk.service.id, userId: asked.userId, aboutUserId: userId };
      await recordTeamEvent(tx, { ...event, kind: 'DISMISSED', role: work.role });
      return withdrawInvites(this.#app, tx, work, { role: null, withdrawnBy: asked.userId });
    });
    await this.#announce(withdrawn);
    return readTeam(this.#app.db, desk.service.id);
  }

  #enter({ userId, service }: Asked) {
    return this.#app.desk.enter(userId, service, 'MANAGE_TEAM');
  }

  /** Runs a change in a transaction that open desks learn about. */
  #change<T>({ userId }: Asked, serviceId: number, change: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.#app.db.transaction(async (tx) => {
      const result = await change(tx);
      await this.#app.desk.reportTeamChange(tx, serviceId, userId);
      return result;
    });
  }

  /** Shows withdrawn invitations in open chats. */
  async #announce(inviteIds: readonly number[]): Promise<void> {
    for (const id of inviteIds) await this.#app.chat.announceInvite(id);
  }

  /** Changes the current employment of a person whom the caller manages. */
  #changeWork<T>(
    asked: Asked,
    { service, role }: Entered,
    userId: number,
    change: (tx: Transaction, work: typeof serviceEmployees.$inferSelect) => Promise<T>,
  ): Promise<T> {
    return this.#change(asked, service.id, async (tx) => {
      const isCurrent = and(
        eq(serviceEmployees.serviceId, service.id),
        eq(serviceEmployees.userId, userId),
        eq(serviceEmployees.status, 'WORKER'),
      );
      const [work] = await tx.select().from(serviceEmployees).where(isCurrent).for('update');
      if (!work) throw notFound('team.unknown-member', teamMessages.unknownMember);
      requireManaged(role, work.role);
      return change(tx, work);
    });
  }
}
