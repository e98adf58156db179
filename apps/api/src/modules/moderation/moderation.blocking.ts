import type { PersonStanding } from '@vetka/domain/moderation';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Act } from '../../platform/administration/implement.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { users } from '../../platform/database/schema/account.ts';
import { conflict, notFound } from '../../platform/http/refusal.ts';

/** @throws Refusal 404; 409 for an ended account, and for people of the administration */
async function lockPerson(tx: Transaction, id: number): Promise<void> {
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for('update');
  if (!row) throw notFound('moderation.unknown-person', 'Такого человека нет');
  if (row.deletedAt) throw conflict('moderation.deleted-person', 'Аккаунт удалён, блокировать нечего');
  if (row.isAdministration) throw conflict('moderation.own-person', 'Это человек администрации: сначала заберите роль');
}

/**
 * Ends all sessions of a person and lets them not sign in again. What they have published and sold stays: complaints and
 * holds of payouts are for that. @throws Refusal 404, 409
 */
export async function blockPerson(app: FastifyInstance, { tx, afterCommit }: Act, id: number): Promise<PersonStanding> {
  await lockPerson(tx, id);
  await tx.update(users).set({ blockedAt: new Date() }).where(eq(users.id, id));
  afterCommit(() => app.sessions.endAll(id));
  return { id, state: 'BLOCKED' };
}

/** Lets a person sign in again. @throws Refusal 404, 409 */
export async function unblockPerson({ tx }: Act, id: number): Promise<PersonStanding> {
  await lockPerson(tx, id);
  await tx.update(users).set({ blockedAt: null }).where(eq(users.id, id));
  return { id, state: 'ACTIVE' };
}
