import {
  canMoveOrder,
  ordersTake,
  type CreateOrder,
  type Order,
  type OrderEventPage,
  type OrderPage,
  type OrderService,
  type OrderServiceParams,
  type OrdersQuery,
} from '@vetka/domain/order';
import { metaOf, type PageQuery } from '@vetka/domain/paging';
import type { PaymentStatus } from '@vetka/domain/payment';
import type { FastifyInstance } from 'fastify';
import type { Executor, Transaction } from '../../platform/database/connect.ts';
import { conflict, invalid, notFound, Refusal } from '../../platform/http/refusal.ts';
import {
  byCustomer,
  cancelOverdue,
  cancelPart,
  type Canceller,
  type CancelHandler,
  type FollowUp,
  type Place,
} from './order.cancel.ts';
import { couponRefused, placeOrder, type Checkout } from './order.checkout.ts';
import { eventsTake, listEvents, recordEvents } from './order.events.ts';
import { claimKey, hashOf, keepAnswer } from './order.idempotency.ts';
import { orderMessages } from './order.messages.ts';
import { movePart, touchPart, type Move } from './order.moves.ts';
import * as repository from './order.repository.ts';
import { sell } from './order.reservation.ts';
import { isPayable, viewOrder } from './order.view.ts';

export type { CancelHandler } from './order.cancel.ts';

/** Runs in the transaction in which an order is paid, with its order services that are not cancelled. */
export type PaidHandler = (
  tx: Transaction,
  order: repository.OrderRow,
  parts: readonly repository.OwnPart[],
) => Promise<void>;

/** A hidden part stays in the order but not in the customer's lists and views. */
const isShown = ({ part }: repository.PartRow): boolean => part.hiddenAt === null;

const unknown = () => notFound('order.unknown', orderMessages.unknown);

/** Orders of customers. */
export class Orders {
  readonly #app: FastifyInstance;
  readonly #cancelHandlers: CancelHandler[] = [];
  readonly #paidHandlers: PaidHandler[] = [];

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

  /**
   * Creates an order once per key.
   * @throws Refusal 422 with `orders.{index}.{field}`; 409 `order.total-changed` with the new total in `details.total`
   */
  async create(checkout: Checkout, key: string): Promise<Order> {
    const claim = { userId: checkout.userId, key, requestHash: hashOf(checkout.body satisfies CreateOrder) };
    try {
      return await this.#app.db.transaction(async (tx) => {
        const answered = await claimKey(tx, claim);
        if (answered) return answered;
        const orderId = await placeOrder(this.#app, tx, checkout);
        const order = await this.#read(tx, checkout.userId, orderId);
        await keepAnswer(tx, claim, order);
        return order;
      });
    } catch (error) {
      throw await this.#afterRefusal(error);
    }
  }

  /** A page of the customer's orders, newest first, without hidden parts. A constant number of queries. */
  async list(userId: number, { page = 1, take = ordersTake }: OrdersQuery): Promise<OrderPage> {
    const { db } = this.#app;
    const [rows, total] = await Promise.all([
      repository.findListed(db, userId, page, take),
      repository.countListed(db, userId),
    ]);
    const read = await this.#rowsOf(db, rows);
    const data = rows.map((order) => viewOrder(order, read, isShown));
    return { data, meta: metaOf(page, take, total) };
  }

  /** An order without its hidden parts. @throws Refusal 404, the same for someone else's order and an unknown one */
  read(userId: number, orderId: number): Promise<Order> {
    return this.#read(this.#app.db, userId, orderId, isShown);
  }

  /** @throws Refusal 404 */
  async readPart(userId: number, { id, serviceId }: OrderServiceParams): Promise<OrderService> {
    const order = await this.#read(this.#app.db, userId, id);
    const part = order.orderServices.find(({ orderServiceId }) => orderServiceId === serviceId);
    if (!part) throw unknown();
    return part;
  }

  /** Cancels a seller's part before work on it starts. @throws Refusal 404; 409 when it is too late */
  async cancel(userId: number, params: OrderServiceParams): Promise<OrderService> {
    const followUps = await this.#app.db.transaction(async (tx) => {
      const { order, parts, part } = await this.#lockPart(tx, userId, params);
      if (part.cancelledAt !== null) throw conflict('order.already-cancelled', orderMessages.alreadyCancelled);
      if (!canMoveOrder(part.status, 'CANCELED_BY_CUSTOMER', 'customer')) {
        throw conflict('order.cannot-cancel', orderMessages.cannotCancel);
      }
      return cancelPart(this.#app, tx, { order, parts, part }, byCustomer(userId), this.#cancelHandlers);
    });
    this.followUp(followUps);
    return this.readPart(userId, params);
  }

  /**
   * Cancels an order service for somebody else than its customer. The order must be locked.
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
  move(tx: Transaction, order: repository.OrderRow, part: repository.OwnPart, move: Move): Promise<void> {
    return movePart(tx, order, part, move);
  }

  /** Notifies the customer of a change that keeps the status. The order must be locked. */
  async changed(tx: Transaction, order: repository.OrderRow, part: repository.OwnPart): Promise<void> {
    await touchPart(tx, part.id);
    const { id: orderServiceId, status } = part;
    await recordEvents(tx, [{ userId: order.userId, orderId: order.id, orderServiceId, type: 'STATUS', status }]);
  }

  /** Hides a part from the customer's purchases; nothing else changes. @throws Refusal 404 */
  async hide(userId: number, params: OrderServiceParams): Promise<OrderService> {
    await this.#app.db.transaction(async (tx) => {
      const { part } = await this.#lockPart(tx, userId, params);
      await repository.updateParts(tx, [part.id], { hiddenAt: part.hiddenAt ?? new Date() });
    });
    return this.readPart(userId, params);
  }

  events(userId: number, { page = 1, take = eventsTake }: PageQuery): Promise<OrderEventPage> {
    return listEvents(this.#app.db, userId, page, take);
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

  async #read(
    db: Executor,
    userId: number,
    orderId: number,
    isPartShown?: Parameters<typeof viewOrder>[2],
  ): Promise<Order> {
    const order = await repository.findOrder(db, userId, orderId);
    if (!order) throw unknown();
    return viewOrder(order, await this.#rowsOf(db, [order]), isPartShown);
  }

  async #rowsOf(db: Executor, rows: readonly repository.OrderRow[]) {
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return { parts: [], products: [], changes: [], payments: [] };
    return {
      parts: await repository.findParts(db, ids),
      products: await repository.findProducts(db, ids),
      changes: await repository.findChanges(db, ids),
      payments: await repository.findLatestPayments(db, ids),
    };
  }

  async #lockPart(tx: Transaction, userId: number, { id, serviceId }: OrderServiceParams) {
    const order = await repository.lockOrder(tx, id);
    const parts = order?.userId === userId ? await repository.findOwnParts(tx, id) : [];
    const part = parts.find((entry) => entry.id === serviceId);
    if (!order || !part) throw unknown();
    return { order, parts, part };
  }

  /** Removes a refused coupon from its sub-cart; otherwise the order could never be placed. */
  async #afterRefusal(error: unknown): Promise<unknown> {
    if (!(error instanceof Refusal) || error.code !== couponRefused) return error;
    await this.#app.cart.removeCoupons(error.details?.cartIds as number[]);
    return invalid(error.errors ?? {}, couponRefused);
  }
}
