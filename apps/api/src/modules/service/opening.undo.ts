import { decisionUndoHours } from '@vetka/domain/moderation';
import type { DecidedShop } from '@vetka/domain/opening';
import { and, eq, isNull, ne } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../platform/database/connect.ts';
import { orderServices, serviceOpenings, services } from '../../platform/database/schema/index.ts';
import { conflict, notFound } from '../../platform/http/refusal.ts';
import { openingMessages } from './opening.messages.ts';

type OpeningRow = typeof serviceOpenings.$inferSelect;

const undoMs = decisionUndoHours * 60 * 60_000;
const isRecent = (at: Date | null): at is Date => at !== null && Date.now() - at.getTime() < undoMs;

/** @throws Refusal 409 for a shop with orders, and while its owner opens another one */
async function requireUnused(tx: Transaction, { id, serviceId, userId }: OpeningRow): Promise<void> {
  const [order] = await tx
    .select({ id: orderServices.id })
    .from(orderServices)
    .where(eq(orderServices.serviceId, serviceId ?? 0))
    .limit(1);
  if (order) throw conflict('opening.has-orders', openingMessages.hasOrders);
  const [other] = await tx
    .select({ id: serviceOpenings.id })
    .from(serviceOpenings)
    .where(and(eq(serviceOpenings.userId, userId), ne(serviceOpenings.id, id), isNull(serviceOpenings.openedAt)));
  if (other) throw conflict('opening.another', openingMessages.anotherOpening);
}

/**
 * When the shop was submitted, for its place in the queue once the decision is undone. @throws Refusal 409 when it is
 * too late
 */
function waitsSince({ openedAt, submittedAt, returnedAt, returnedFrom }: OpeningRow): Date {
  const since = isRecent(openedAt) ? submittedAt : isRecent(returnedAt) && submittedAt === null ? returnedFrom : null;
  if (since === null) throw conflict('opening.no-decision', openingMessages.noDecision);
  return since;
}

/**
 * The shop is in the queue again. Its products keep their status: those of a shop that is not open are not shown.
 * @throws Refusal 404, 409 after a day, when it was submitted again, and when it has orders
 */
export async function undoOpening({ notices }: FastifyInstance, tx: Transaction, id: number): Promise<DecidedShop> {
  const [shop] = await tx.select().from(services).where(eq(services.id, id)).for('update');
  const [row] = await tx.select().from(serviceOpenings).where(eq(serviceOpenings.serviceId, id)).for('update');
  if (!row || !shop) throw notFound('opening.unknown', openingMessages.unknown);
  const submittedAt = waitsSince(row);
  if (row.openedAt) await requireUnused(tx, row);
  await tx.update(services).set({ status: 'MODERATION', publishedAt: null }).where(eq(services.id, id));
  const waiting = { submittedAt, openedAt: null, returnReason: '', returnedAt: null, returnedFrom: null };
  await tx.update(serviceOpenings).set(waiting).where(eq(serviceOpenings.id, row.id));
  await notices.notify(tx, [
    {
      userId: row.userId,
      kind: 'SHOP_OPENING',
      key: `opening-${row.id}-${Date.now()}`,
      title: `«${shop.name}» снова на проверке`,
      text: 'Решение отменили: администрация посмотрит ещё раз.',
      path: '/my/shop/new',
    },
  ]);
  return { id, isOpen: false };
}
