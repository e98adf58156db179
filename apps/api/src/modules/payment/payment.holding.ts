import { paymentLivesMinutes } from '@vetka/domain/payment';
import { eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor, Transaction } from '../../platform/database/connect.ts';
import { legalInfos, users } from '../../platform/database/schema/account.ts';
import { services } from '../../platform/database/schema/service.ts';
import { subscriptionHoldings, subscriptionPlans } from '../../platform/database/schema/subscription.ts';
import { conflict, notFound } from '../../platform/http/refusal.ts';
import { paymentMessages } from './payment.messages.ts';
import type { Payable } from './payment.payable.ts';
import { supplierOf, type PaidGoods } from './payment.receipt.ts';
import * as repository from './payment.repository.ts';

const owners = alias(users, 'owners');

export async function lockHolding(tx: Transaction, id: number) {
  const [row] = await tx.select().from(subscriptionHoldings).where(eq(subscriptionHoldings.id, id)).for('update');
  return row;
}

/** The only line of a subscription, sold by its service or by the marketplace, and the recipient of the receipt. */
async function goodsOfHolding(db: Executor, id: number): Promise<PaidGoods> {
  const [row] = await db
    .select({
      amount: subscriptionHoldings.pricePaid,
      planName: subscriptionPlans.name,
      name: legalInfos.name,
      inn: legalInfos.inn,
      legalPhone: legalInfos.phone,
      servicePhone: services.phone,
      ownerPhone: owners.phone,
      phone: users.phone,
      email: users.email,
    })
    .from(subscriptionHoldings)
    .innerJoin(subscriptionPlans, eq(subscriptionPlans.id, subscriptionHoldings.planId))
    .innerJoin(users, eq(users.id, subscriptionHoldings.userId))
    .leftJoin(services, eq(services.id, subscriptionHoldings.serviceId))
    .leftJoin(owners, eq(owners.id, services.ownerId))
    .leftJoin(legalInfos, eq(legalInfos.id, services.legalInfoId))
    .where(eq(subscriptionHoldings.id, id));
  if (!row) throw notFound();
  const { amount, planName, phone, email } = row;
  const name = `Подписка «${planName}»`;
  const line = {
    orderServiceId: null,
    orderProductId: null,
    name,
    quantity: 1,
    amount,
    kind: 'service' as const,
    ...supplierOf(row),
  };
  return { lines: [line], customer: { phone, email }, amount };
}

/** A subscription that awaits payment. */
export const payableHolding = (holdingId: number): Payable => ({
  subject: { holdingId },
  description: `Подписка № ${holdingId} в магазине «Ветка»`,
  lock: async (tx) => {
    const holding = await lockHolding(tx, holdingId);
    if (!holding) throw notFound();
    if (holding.startsAt !== null) return { kind: 'settled', state: 'CONFIRMED' };
    if (holding.canceledAt !== null) throw conflict('payment.closed', paymentMessages.closed);
    const live = await repository.findLive(tx, { holdingId });
    if (live?.state === 'AUTHORIZED') return { kind: 'settled', state: live.state };
    const expiresAt = new Date(Date.now() + paymentLivesMinutes * 60_000);
    return { kind: 'due', live, goods: await goodsOfHolding(tx, holdingId), expiresAt };
  },
});
