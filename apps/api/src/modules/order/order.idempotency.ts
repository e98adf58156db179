import type { Order } from '@vetka/domain/order';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/connect.ts';
import { idempotencyKeys } from '../../platform/database/schema/order-effects.ts';
import { conflict } from '../../platform/http/refusal.ts';
import { orderMessages } from './order.messages.ts';

const keyLivesMs = 24 * 3_600_000;

/** An idempotency key with its owner and request. */
export interface Claim {
  userId: number;
  key: string;
  requestHash: string;
}

const at = ({ userId, key }: Claim) => and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));

/**
 * Claims a key for this transaction, or returns the previous answer. A concurrent request with the same key waits here
 * for the first one. A failed request leaves no trace, so its key may be retried.
 * @throws Refusal 409 when the key was used for another request
 */
export async function claimKey(tx: Transaction, claim: Claim): Promise<Order | null> {
  await tx.delete(idempotencyKeys).where(and(at(claim), lt(idempotencyKeys.expiresAt, new Date())));
  const [made] = await tx
    .insert(idempotencyKeys)
    .values({ ...claim, expiresAt: new Date(Date.now() + keyLivesMs) })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (made) return null;
  const [known] = await tx.select().from(idempotencyKeys).where(at(claim));
  if (known?.requestHash !== claim.requestHash) throw conflict('order.key-reused', orderMessages.keyReused);
  return known.response as Order;
}

export const keepAnswer = (tx: Transaction, claim: Claim, response: Order) =>
  tx.update(idempotencyKeys).set({ response, statusCode: 200 }).where(at(claim));

/** Deletes expired keys. */
export const deleteOldKeys = (db: Executor) =>
  db.delete(idempotencyKeys).where(sql`${idempotencyKeys.expiresAt} < now()`);
