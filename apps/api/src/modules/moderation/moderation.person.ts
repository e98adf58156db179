import {
  moderationLimits,
  type PersonCard,
  type PersonOrder,
  type PersonPayment,
  type PersonRefund,
} from '@vetka/domain/moderation';
import { plural } from '@vetka/domain/plural';
import { desc, eq, inArray, or } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';
import { orders, orderServices } from '../../platform/database/schema/order.ts';
import { payments, refunds } from '../../platform/database/schema/payment.ts';
import { services } from '../../platform/database/schema/service.ts';
import { subscriptionHoldings } from '../../platform/database/schema/subscription.ts';
import { users } from '../../platform/database/schema/account.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { personOf } from './moderation.people.ts';

const most = moderationLimits.purchases;

async function readParts(db: Executor, orderIds: number[]) {
  if (orderIds.length === 0) return [];
  return db
    .select({ part: orderServices, shop: services.name })
    .from(orderServices)
    .innerJoin(services, eq(services.id, orderServices.serviceId))
    .where(inArray(orderServices.orderId, orderIds))
    .orderBy(orderServices.id);
}

async function readOrders(db: Executor, userId: number): Promise<PersonOrder[]> {
  const rows = await db.select().from(orders).where(eq(orders.userId, userId)).orderBy(desc(orders.id)).limit(most);
  const parts = await readParts(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, createdAt, total, paidAt }) => ({
    id,
    createdAt: createdAt.toISOString(),
    total,
    isPaid: paidAt !== null,
    parts: parts
      .filter(({ part }) => part.orderId === id)
      .map(({ part, shop }) => ({ id: part.id, shop, status: part.status, total: part.total })),
  }));
}

async function readPayments(db: Executor, userId: number): Promise<PersonPayment[]> {
  const rows = await db
    .select({ payment: payments })
    .from(payments)
    .leftJoin(orders, eq(orders.id, payments.orderId))
    .leftJoin(subscriptionHoldings, eq(subscriptionHoldings.id, payments.holdingId))
    .where(or(eq(orders.userId, userId), eq(subscriptionHoldings.userId, userId)))
    .orderBy(desc(payments.id))
    .limit(most);
  return rows.map(({ payment: { id, createdAt, orderId, state, amount, refundedAmount } }) => ({
    id,
    createdAt: createdAt.toISOString(),
    orderId,
    state,
    amount,
    refundedAmount,
  }));
}

async function readRefunds(db: Executor, paymentIds: number[]): Promise<PersonRefund[]> {
  if (paymentIds.length === 0) return [];
  const rows = await db
    .select()
    .from(refunds)
    .where(inArray(refunds.paymentId, paymentIds))
    .orderBy(desc(refunds.id))
    .limit(most);
  return rows.map(({ id, createdAt, paymentId, orderServiceId, state, amount, reason }) => ({
    id,
    createdAt: createdAt.toISOString(),
    paymentId,
    orderServiceId,
    state,
    amount,
    reason,
  }));
}

/** @throws Refusal 404 */
export async function readPerson(db: Executor, id: number): Promise<PersonCard> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  if (!row) throw notFound('moderation.unknown-person', 'Такого человека нет');
  const paid = await readPayments(db, id);
  return {
    ...personOf(row),
    orders: await readOrders(db, id),
    payments: paid,
    refunds: await readRefunds(
      db,
      paid.map((payment) => payment.id),
    ),
  };
}

/** The fields that a card has shown, without the data itself: the log outlives an account. */
export function shownOnCard({ phone, email, orders: placed, payments: paid, refunds: returned }: PersonCard): string {
  return [
    phone && 'телефон',
    email && 'почта',
    plural(placed.length, ['заказ', 'заказа', 'заказов']),
    plural(paid.length, ['платёж', 'платежа', 'платежей']),
    plural(returned.length, ['возврат', 'возврата', 'возвратов']),
  ]
    .filter(Boolean)
    .join(', ');
}
