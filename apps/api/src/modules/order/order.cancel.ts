import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../platform/database/connect.ts';
import { recordEvents } from './order.events.ts';
import { cancelReasons } from './order.messages.ts';
import * as repository from './order.repository.ts';
import { giveBack } from './order.reservation.ts';

/** An order service was cancelled. */
export interface Cancellation {
  tx: Transaction;
  order: repository.OrderRow;
  part: repository.OwnPart;
  /** No active part of the order is left. */
  isLast: boolean;
  reason: string;
}
/** Runs in the transaction. May return work to do after it is committed. */
export type CancelHandler = (cancellation: Cancellation) => Promise<FollowUp | undefined>;
export type FollowUp = () => Promise<void>;

interface Place {
  order: repository.OrderRow;
  parts: readonly repository.OwnPart[];
  part: repository.OwnPart;
}

async function markCancelled(
  tx: Transaction,
  order: repository.OrderRow,
  parts: readonly repository.OwnPart[],
  reason: string,
): Promise<void> {
  const isSystem = reason === cancelReasons.unpaid;
  const ids = parts.map(({ id }) => id);
  await repository.updateParts(tx, ids, {
    status: 'CANCELED_BY_CUSTOMER',
    cancelledAt: new Date(),
    cancelReason: reason,
  });
  await repository.insertChanges(
    tx,
    parts.map(({ id, status }) => ({
      orderServiceId: id,
      fromStatus: status,
      toStatus: 'CANCELED_BY_CUSTOMER' as const,
      actorType: isSystem ? ('ADMINISTRATION' as const) : ('USER' as const),
      actorUserId: isSystem ? null : order.userId,
      comment: reason,
    })),
  );
  await recordEvents(
    tx,
    ids.map((orderServiceId) => ({
      userId: order.userId,
      orderId: order.id,
      orderServiceId,
      type: 'STATUS' as const,
      status: 'CANCELED_BY_CUSTOMER' as const,
    })),
  );
}

/** Cancels one order service for its customer and releases what it reserved. The order must be locked. */
export async function cancelPart(
  app: FastifyInstance,
  tx: Transaction,
  { order, parts, part }: Place,
  handlers: readonly CancelHandler[],
): Promise<FollowUp[]> {
  const reason = cancelReasons.customer;
  await markCancelled(tx, order, [part], reason);
  await giveBack(app, tx, [part.id], order.paidAt !== null);
  const isLast = parts.every((entry) => entry.id === part.id || entry.cancelledAt !== null);
  if (isLast && order.paidAt === null) await repository.updateOrder(tx, order.id, { reservedUntil: null });
  const followUps: FollowUp[] = [];
  for (const handle of handlers) {
    const followUp = await handle({ tx, order, part, isLast, reason });
    if (followUp) followUps.push(followUp);
  }
  return followUps;
}

/** Cancels an unpaid order whose reservation has expired. The order must be locked. */
export async function cancelOverdue(
  app: FastifyInstance,
  tx: Transaction,
  order: repository.OrderRow,
): Promise<boolean> {
  if (order.paidAt !== null || order.reservedUntil === null || order.reservedUntil > new Date()) return false;
  const parts = await repository.findOwnParts(tx, order.id);
  const live = parts.filter(({ cancelledAt }) => cancelledAt === null);
  await repository.updateOrder(tx, order.id, { reservedUntil: null });
  if (live.length === 0) return true;
  await markCancelled(tx, order, live, cancelReasons.unpaid);
  await giveBack(
    app,
    tx,
    live.map(({ id }) => id),
    false,
  );
  return true;
}
