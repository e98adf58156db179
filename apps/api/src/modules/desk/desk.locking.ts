import type { OrderServiceParams } from '@vetka/domain/order';
import type { FastifyInstance } from 'fastify';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connect.ts';
import { orderServices } from '../../platform/database/schema/order.ts';
import { notFound } from '../../platform/http/refusal.ts';
import type { Desk } from './desk.access.ts';
import { deskMessages } from './desk.messages.ts';

/** An order that is locked until the transaction ends. */
export type LockedOrder = NonNullable<Awaited<ReturnType<FastifyInstance['order']['lock']>>>;

/** Locks the order of any order service. @throws Refusal 404 */
export async function lockPart(app: FastifyInstance, tx: Transaction, id: number) {
  const [found] = await tx
    .select({ orderId: orderServices.orderId })
    .from(orderServices)
    .where(eq(orderServices.id, id));
  const order = found && (await app.order.lock(tx, found.orderId));
  const parts = order ? await app.order.partsOf(tx, order.id) : [];
  const part = parts.find((entry) => entry.id === id);
  if (!order || !part) throw notFound('desk.unknown-order', deskMessages.unknownOrder);
  return { order, parts, part };
}

/** Locks the order of a service's order service. @throws Refusal 404 */
export async function lockOrder(app: FastifyInstance, tx: Transaction, desk: Desk, id: number): Promise<LockedOrder> {
  const [found] = await tx
    .select({ orderId: orderServices.orderId })
    .from(orderServices)
    .where(and(eq(orderServices.id, id), eq(orderServices.serviceId, desk.service.id)));
  const order = found && (await app.order.lock(tx, found.orderId));
  if (!order) throw notFound('desk.unknown-order', deskMessages.unknownOrder);
  return order;
}

/** Locks the order of a customer's order service. @throws Refusal 404 */
export async function lockOwnPart(
  app: FastifyInstance,
  tx: Transaction,
  userId: number,
  { id, serviceId }: OrderServiceParams,
) {
  const order = await app.order.lock(tx, id);
  const parts = order?.userId === userId ? await app.order.partsOf(tx, id) : [];
  const part = parts.find((entry) => entry.id === serviceId);
  if (!order || !part) throw notFound('order.unknown', deskMessages.unknownOrder);
  return { order, parts, part };
}
