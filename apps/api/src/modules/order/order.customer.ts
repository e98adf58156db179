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
import type { FastifyInstance } from 'fastify';
import type { Executor, Transaction } from '../../platform/database/connect.ts';
import { conflict, invalid, notFound, Refusal } from '../../platform/http/refusal.ts';
import { requestHashOf } from '../../platform/request-hash.ts';
import { byCustomer } from './order.cancel.ts';
import { couponRefused, placeOrder, type Checkout } from './order.checkout.ts';
import { eventsTake, listEvents } from './order.events.ts';
import { claimKey, keepAnswer } from './order.idempotency.ts';
import { orderMessages } from './order.messages.ts';
import * as repository from './order.repository.ts';
import { viewOrder } from './order.view.ts';

/** A hidden part stays in the order but not in the customer's lists and views. */
const isShown = ({ part }: repository.PartRow): boolean => part.hiddenAt === null;

const unknown = () => notFound('order.unknown', orderMessages.unknown);

/** Actions of customers on their own orders. Orders of others are not found. */
export class CustomerOrders {
  readonly #app: FastifyInstance;

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  /**
   * Creates an order once per key.
   * @throws Refusal 422 with `orders.{index}.{field}`; 409 `order.total-changed` with the new total in `details.total`
   */
  async create(checkout: Checkout, key: string): Promise<Order> {
    const claim = { userId: checkout.userId, key, requestHash: requestHashOf(checkout.body satisfies CreateOrder) };
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
    const rows = await repository.findListed(db, userId, page, take);
    const listed = rows.map(({ order }) => order);
    const read = await this.#rowsOf(db, listed);
    const data = listed.map((order) => viewOrder(order, read, isShown));
    const total = rows[0]?.total ?? (page === 1 ? 0 : await repository.countListed(db, userId));
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
      return this.#app.order.cancelPart(tx, { order, parts, part }, byCustomer(userId));
    });
    this.#app.order.followUp(followUps);
    return this.readPart(userId, params);
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
    if (ids.length === 0) return { parts: [], products: [] };
    return { parts: await repository.findParts(db, ids), products: await repository.findProducts(db, ids) };
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
