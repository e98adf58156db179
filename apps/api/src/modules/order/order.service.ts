import type { PaymentStatus } from '@vetka/domain/payment';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../platform/database/connect.ts';
import {
  cancelOverdue,
  cancelPart,
  type Canceller,
  type CancelHandler,
  type FollowUp,
  type Place,
} from './order.cancel.ts';
import { recordEvents } from './order.events.ts';
import { movePart, touchPart, type Move } from './order.moves.ts';
import * as repository from './order.repository.ts';
import { sell } from './order.reservation.ts';
import { isPayable } from './order.view.ts';

export type { CancelHandler } from './order.cancel.ts';

/** Runs in the transaction in which an order is paid, with its order services that are not cancelled. */
export type PaidHandler = (
  tx: Transaction,
  order: repository.OrderRow,
  parts: readonly repository.OwnPart[],
) => Promise<void>;

/** Runs in the transaction in which an order service is completed. */
export type CompletedHandler = (tx: Transaction, part: repository.OwnPart) => Promise<void>;

/** Orders as other modules move them: payments, desks and deadlines. Most of it needs a locked order. */
export class Orders {
  readonly #app: FastifyInstance;
  readonly #cancelHandlers: CancelHandler[] = [];
  readonly #paidHandlers: PaidHandler[] = [];
  readonly #completedHandlers: CompletedHandler[] = [];

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  /**
   * Runs inside the transaction of every cancellation. The returned work runs in the background after it is committed.
   */
  onCancel(handler: CancelHandler): void {
    this.#cancelHandlers.push(handler);
  }

  /** Runs inside the transaction in which an order is paid. */
  onPaid(handler: PaidHandler): void {
    this.#paidHandlers.push(handler);
  }

  /** Runs inside the transaction in which an order service is completed: the time for disputes is over. */
  onCompleted(handler: CompletedHandler): void {
    this.#completedHandlers.push(handler);
  }

  /**
   * Cancels an order service on behalf of someone other than its customer. The order must be locked.
   * @returns work for `followUp` after the transaction is committed
   */
  cancelPart(tx: Transaction, place: Place, canceller: Canceller): Promise<FollowUp[]> {
    return cancelPart(this.#app, tx, place, canceller, this.#cancelHandlers);
  }

  /** Runs in the background: a bank may be slow or unavailable, and nobody waits for it. */
  followUp(followUps: readonly FollowUp[]): void {
    for (const followUp of followUps) this.#app.jobs.soon('order.cancelled', followUp);
  }

  /** The order services of a locked order. */
  partsOf(tx: Transaction, orderId: number): Promise<repository.OwnPart[]> {
    return repository.findOwnParts(tx, orderId);
  }

  /** Moves an order service along the table of transitions, and notifies its customer. The order must be locked. */
  async move(tx: Transaction, order: repository.OrderRow, part: repository.OwnPart, move: Move): Promise<void> {
    await movePart(tx, order, part, move);
    if (move.to !== 'COMPLETED') return;
    for (const handle of this.#completedHandlers) await handle(tx, part);
  }

  /** Stores where and in which hours an order service is delivered. The order must be locked. */
  async deliverTo(
    tx: Transaction,
    id: number,
    place: Pick<repository.OwnPart, 'addressId' | 'deliveryFrom' | 'deliveryTo'>,
  ): Promise<void> {
    await repository.updateParts(tx, [id], place);
  }

  /** Notifies the customer of a change that keeps the status. The order must be locked. */
  async changed(tx: Transaction, order: repository.OrderRow, part: repository.OwnPart): Promise<void> {
    await touchPart(tx, part.id);
    const { id: orderServiceId, status } = part;
    await recordEvents(tx, [{ userId: order.userId, orderId: order.id, orderServiceId, type: 'STATUS', status }]);
  }

  /** Locks an order until the transaction ends, to serialize payments, cancellations and expiry. */
  lock(tx: Transaction, orderId: number): Promise<repository.OrderRow | undefined> {
    return repository.lockOrder(tx, orderId);
  }

  /** The order is unpaid and still payable. Lock it first. */
  async awaitsPayment(tx: Transaction, order: repository.OrderRow): Promise<boolean> {
    return isPayable(order, await repository.findOwnParts(tx, order.id));
  }

  /** Marks the order as paid. The order must be locked. @returns false when it no longer awaits payment */
  async settle(tx: Transaction, order: repository.OrderRow): Promise<boolean> {
    const parts = await repository.findOwnParts(tx, order.id);
    const live = parts.filter(({ cancelledAt }) => cancelledAt === null);
    if (live.length === 0) return false;
    if (order.paidAt !== null) return true;
    const paid = { ...order, paidAt: new Date(), reservedUntil: null };
    await repository.updateOrder(tx, order.id, { paidAt: paid.paidAt, reservedUntil: null });
    await sell(
      this.#app,
      tx,
      live.map(({ id }) => id),
    );
    for (const handle of this.#paidHandlers) await handle(tx, paid, live);
    return true;
  }

  /** Notifies the customer of a payment's new status. */
  paymentMoved(
    tx: Transaction,
    { id, userId }: Pick<repository.OrderRow, 'id' | 'userId'>,
    paymentStatus: PaymentStatus,
  ): Promise<void> {
    return recordEvents(tx, [{ userId, orderId: id, type: 'PAYMENT', paymentStatus }]);
  }

  /** Orders not paid in time, oldest first. */
  overdue(take: number) {
    return repository.findOverdue(this.#app.db, take);
  }

  /** Cancels an unpaid order. The order must be locked. @returns false when it is paid or has more time */
  cancelUnpaid(tx: Transaction, order: repository.OrderRow): Promise<boolean> {
    return cancelOverdue(this.#app, tx, order);
  }
}
