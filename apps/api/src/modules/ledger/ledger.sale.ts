import { coveredOf, isSellerAccount, saleOf, type Posting } from '@vetka/domain/ledger';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connect.ts';
import { orderServices } from '../../platform/database/schema/order.ts';
import { payments } from '../../platform/database/schema/payment.ts';
import { subscriptionHoldings } from '../../platform/database/schema/subscription.ts';
import { balanceOf, balancesOfPart, lockSeller, write, type Entry } from './ledger.entries.ts';
import { freezeCommissions, type SoldLine } from './ledger.terms.ts';

/** The time of the event; now by default. */
export interface At {
  at?: Date;
}

export const dated = ({ at }: At) => (at ? { createdAt: at } : {});
export const saleKey = (orderServiceId: number): string => `sale:${orderServiceId}`;
export const releaseKey = (orderServiceId: number): string => `release:${orderServiceId}`;

export async function findPart(tx: Transaction, orderServiceId: number) {
  const [part] = await tx.select().from(orderServices).where(eq(orderServices.id, orderServiceId));
  if (!part) throw new Error(`There is no order service ${orderServiceId}.`);
  return part;
}
export type Part = Awaited<ReturnType<typeof findPart>>;

/** The recipient of the money for the delivery. */
export const ofDelivery = ({ deliveryType, serviceId }: Part, seller: 'SELLER_PENDING' | 'SELLER_AVAILABLE') =>
  deliveryType === 'MARKETPLACE' ? { account: 'OWN_SALES' as const } : { account: seller, serviceId };

/** A payment has arrived. */
export async function capture(tx: Transaction, paymentId: number, when: At = {}): Promise<void> {
  const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId));
  if (!payment) throw new Error(`There is no payment ${paymentId}.`);
  const { orderId, holdingId, amount } = payment;
  await write(tx, { cause: 'CAPTURE', key: `capture:${paymentId}`, paymentId, orderId, holdingId, ...dated(when) }, [
    { account: 'BANK', amount: -amount },
    { account: 'BUYER_HOLD', amount },
  ]);
}

/** Accounts of sellers carry the seller's id. */
export const ofSeller = (posting: Posting, serviceId: number): Entry =>
  isSellerAccount(posting.account) ? { ...posting, serviceId } : posting;

function entriesOfLine({ serviceId, id: orderServiceId }: Part, line: SoldLine): Entry[] {
  const { orderProductId } = line;
  return saleOf(line).map((posting) => ({ ...ofSeller(posting, serviceId), orderServiceId, orderProductId }));
}

/** A paid order service is sold: its commission is frozen, and the rest waits until the time for disputes is over. */
export async function sell(tx: Transaction, orderServiceId: number, when: At = {}): Promise<void> {
  const part = await findPart(tx, orderServiceId);
  const lines = await freezeCommissions(tx, orderServiceId);
  const delivery: Entry[] = [
    { account: 'BUYER_HOLD', orderServiceId, amount: -part.deliveryPrice },
    { ...ofDelivery(part, 'SELLER_PENDING'), orderServiceId, amount: part.deliveryPrice },
  ];
  await write(
    tx,
    { cause: 'SALE', key: saleKey(orderServiceId), orderId: part.orderId, orderServiceId, ...dated(when) },
    [...lines.flatMap((line) => entriesOfLine(part, line)), ...delivery],
  );
}

/**
 * A paid subscription has started. A shop's subscription is the shop's money at once: there is nothing to deliver or
 * dispute.
 */
export async function sellSubscription(tx: Transaction, holdingId: number, when: At = {}): Promise<void> {
  const [holding] = await tx.select().from(subscriptionHoldings).where(eq(subscriptionHoldings.id, holdingId));
  if (!holding) throw new Error(`There is no subscription ${holdingId}.`);
  const { serviceId, pricePaid: amount } = holding;
  const cause = { cause: 'SUBSCRIPTION', key: `subscription:${holdingId}`, holdingId, ...dated(when) } as const;
  if (serviceId !== null) await lockSeller(tx, serviceId);
  const owner =
    serviceId === null ? ({ account: 'OWN_SALES' } as const) : ({ account: 'SELLER_AVAILABLE', serviceId } as const);
  await write(tx, cause, [
    { account: 'BUYER_HOLD', amount: -amount },
    { ...owner, amount },
  ]);
  if (serviceId !== null) await coverDebt(tx, serviceId, cause.key, when);
}

/** The time for disputes is over: the waiting money becomes available. */
export async function release(tx: Transaction, orderServiceId: number, when: At = {}): Promise<void> {
  const { serviceId, orderId } = await findPart(tx, orderServiceId);
  await lockSeller(tx, serviceId);
  const pending = (await balancesOfPart(tx, orderServiceId)).filter(({ account }) => account === 'SELLER_PENDING');
  const entries = pending.flatMap(({ orderProductId, amount }): Entry[] => [
    { account: 'SELLER_PENDING', serviceId, orderServiceId, orderProductId, amount: -amount },
    { account: 'SELLER_AVAILABLE', serviceId, orderServiceId, orderProductId, amount },
  ]);
  const key = releaseKey(orderServiceId);
  const isNew = await write(tx, { cause: 'RELEASE', key, orderId, orderServiceId, ...dated(when) }, entries);
  if (isNew) await coverDebt(tx, serviceId, key, when);
}

/** A debt of a seller is covered from newly available money, as a separate transaction. The seller must be locked. */
export async function coverDebt(tx: Transaction, serviceId: number, by: string, when: At = {}): Promise<void> {
  const debt = await balanceOf(tx, serviceId, 'SELLER_DEBT');
  if (debt === 0) return;
  const amount = coveredOf(debt, await balanceOf(tx, serviceId, 'SELLER_AVAILABLE'));
  await write(tx, { cause: 'DEBT_COVERED', key: `debt-covered:${by}`, ...dated(when) }, [
    { account: 'SELLER_AVAILABLE', serviceId, amount: -amount },
    { account: 'SELLER_DEBT', serviceId, amount },
  ]);
}
