import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../platform/database/connect.ts';
import { cancelReasons } from './order.messages.ts';
import { recordMoves, type Mover } from './order.moves.ts';
import * as repository from './order.repository.ts';
import { releaseReserved } from './order.reservation.ts';

/** An order service was cancelled. */
export interface Cancellation {
  tx: Transaction;
  order: repository.OrderRow;
  part: repository.OwnPart;
  /** No active part of the order is left. */
  isLast: boolean;
  status: CancelStatus;
  reason: string;
  /** The person of the service who cancelled it; null for the customer, the administration and the system. */
  actorUserId: number | null;
}
type CancelStatus = 'CANCELED_BY_CUSTOMER' | 'CANCELED_BY_SELLER';

/** The person or system that cancels, the resulting status and the reason, which is shown to the customer. */
export interface Canceller extends Mover {
  status: CancelStatus;
  reason: string;
}

export const byCustomer = (userId: number): Canceller => ({
  status: 'CANCELED_BY_CUSTOMER',
  reason: cancelReasons.customer,
  actorType: 'USER',
  actorUserId: userId,
});
const bySystemUnpaid: Canceller = {
  status: 'CANCELED_BY_CUSTOMER',
  reason: cancelReasons.unpaid,
  actorType: 'ADMINISTRATION',
  actorUserId: null,
};
/** Runs in the transaction. May return work to do after it is committed. */
export type CancelHandler = (cancellation: Cancellation) => Promise<FollowUp | undefined>;
export type FollowUp = () => Promise<void>;

/** An order service among those of its order. */
export interface Place {
  order: repository.OrderRow;
  parts: readonly repository.OwnPart[];
  part: repository.OwnPart;
}

async function markCancelled(
  tx: Transaction,
  order: repository.OrderRow,
  parts: readonly repository.OwnPart[],
  { status, reason, ...mover }: Canceller,
): Promise<void> {
  const change = { status, cancelledAt: new Date(), cancelReason: reason };
  const ids = parts.map(({ id }) => id);
  await repository.updateParts(tx, ids, change);
  await recordMoves(tx, order, parts, status, { ...mover, comment: reason });
}

/** Cancels one order service and releases what it reserved. The order must be locked. */
export async function cancelPart(
  app: FastifyInstance,
  tx: Transaction,
  { order, parts, part }: Place,
  canceller: Canceller,
  handlers: readonly CancelHandler[],
): Promise<FollowUp[]> {
  const { status, reason } = canceller;
  const isOfService = status === 'CANCELED_BY_SELLER' && canceller.actorType !== 'ADMINISTRATION';
  const actorUserId = isOfService ? canceller.actorUserId : null;
  await markCancelled(tx, order, [part], canceller);
  await releaseReserved(app, tx, [part.id], order.paidAt !== null);
  const isLast = parts.every((entry) => entry.id === part.id || entry.cancelledAt !== null);
  if (isLast && order.paidAt === null) await repository.updateOrder(tx, order.id, { reservedUntil: null });
  const followUps: FollowUp[] = [];
  for (const handle of handlers) {
    const followUp = await handle({ tx, order, part, isLast, status, reason, actorUserId });
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
  await markCancelled(tx, order, live, bySystemUnpaid);
  await releaseReserved(
    app,
    tx,
    live.map(({ id }) => id),
    false,
  );
  return true;
}
