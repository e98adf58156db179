import type { DecidedProduct } from '@vetka/domain/goods';
import { decisionUndoHours } from '@vetka/domain/moderation';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../platform/database/connect.ts';
import { goodsChangeLines, goodsChanges } from '../../platform/database/schema/catalog-goods.ts';
import { products } from '../../platform/database/schema/catalog.ts';
import { orderProducts } from '../../platform/database/schema/order.ts';
import { conflict, notFound } from '../../platform/http/refusal.ts';
import { linesBetween, recordChange } from './goods.changes.ts';
import { goodsMessages } from './goods.messages.ts';
import { noticeOf, notifyPeople } from './goods.moderation.notices.ts';
import { writeState, type ProductRow } from './goods.product.ts';

/** The last decision of the administration about a submitted product, while it can be undone. */
async function findDecision(tx: Transaction, { id, status }: ProductRow): Promise<number> {
  const [decision] = await tx
    .select({ changeId: goodsChanges.id })
    .from(goodsChangeLines)
    .innerJoin(goodsChanges, eq(goodsChanges.id, goodsChangeLines.changeId))
    .where(
      and(
        eq(goodsChangeLines.productId, id),
        eq(goodsChangeLines.field, 'STATUS'),
        eq(goodsChangeLines.before, 'MODERATION'),
        eq(goodsChangeLines.after, status),
        isNull(goodsChangeLines.undoneAt),
        isNull(goodsChanges.userId),
        sql`${goodsChanges.createdAt} > now() - make_interval(hours => ${decisionUndoHours})`,
      ),
    )
    .orderBy(desc(goodsChanges.id))
    .limit(1);
  if (!decision) throw conflict('goods.no-decision', goodsMessages.noDecision);
  return decision.changeId;
}

/** @throws Refusal 409 for a product that somebody has ordered */
async function requireUnsold(tx: Transaction, id: number): Promise<void> {
  const [ordered] = await tx.select().from(orderProducts).where(eq(orderProducts.productId, id)).limit(1);
  if (ordered) throw conflict('goods.ordered', goodsMessages.orderedAlready);
}

const markUndone = (tx: Transaction, changeId: number, productId: number) =>
  tx
    .update(goodsChangeLines)
    .set({ undoneAt: new Date() })
    .where(and(eq(goodsChangeLines.changeId, changeId), eq(goodsChangeLines.productId, productId)));

/**
 * The product awaits moderation again. @throws Refusal 404, 409 after a day, when it was changed since, and when it was
 * ordered
 */
export async function undoModeration(app: FastifyInstance, tx: Transaction, id: number): Promise<DecidedProduct> {
  const [row] = await tx.select().from(products).where(eq(products.id, id)).for('update');
  if (!row) throw notFound('goods.unknown', goodsMessages.unknown);
  const decision = await findDecision(tx, row);
  if (row.status === 'PUBLISHED') await requireUnsold(tx, id);
  await markUndone(tx, decision, id);
  const next = { status: 'MODERATION' as const, publishedAt: null, returnReason: '', isForbidden: false };
  await writeState(tx, [id], next);
  const author = { serviceId: row.serviceId, userId: null };
  const changeId = await recordChange(tx, author, 'RECONSIDERED', linesBetween(row, { ...row, ...next }));
  const title = `«${row.title}» снова на проверке`;
  await notifyPeople(app, tx, row, noticeOf(changeId, title, 'Решение отменили: администрация посмотрит ещё раз.'));
  return { id, status: next.status };
}
