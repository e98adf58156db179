/** Deals, requisites, and payouts of sold goods, as the services of the API write them. */
import { and, desc, eq, inArray } from 'drizzle-orm';
import * as ledger from '@vetka/api/ledger';
import {
  findItems,
  findPayout,
  findStakes,
  insertHold,
  insertPayout,
  movePayout,
  storedIdentity,
} from '@vetka/api/payout';
import {
  orderProducts,
  orderRefundLines,
  orderServices,
  payments,
  payoutAccounts,
  payoutDeals,
  refunds,
  subscriptionHoldings,
  taxpayers,
} from '@vetka/api/schema';
import {
  payoutMinimum,
  requisitesPauseHours,
  type PayoutState,
  type SellerIdentity,
  type SellerPassport,
} from '@vetka/domain/payout';
import { demoPeople } from '../content/people.ts';
import { demoPayouts, RETURN_REASON, type DemoPayouts } from '../content/payouts.ts';
import { demoServices } from '../content/services.ts';
import { ownerNickname, ownerOf } from './desk.ts';
import { daysAgo, idOf, minutesAgo, type SeedContext } from './context.ts';

const WEEK_DAYS = 7;
const CLOSED_AFTER_DAYS = 50;
const HOUR = 60;
const demoPassport: SellerPassport = {
  series: '2212',
  number: '345678',
  issuedOn: '2012-06-30',
  issuerCode: '520-001',
  birthDate: '1990-05-17',
  birthPlace: 'г. Нижний Новгород',
  address: '603000, г. Нижний Новгород, ул. Большая Покровская, д. 1',
};
const LATE_REFUND_REASON = 'Упаковка помялась в дороге';

const later = (at: Date, minutes: number) => minutesAgo(at, -minutes);
const latest = (...moments: Date[]): Date => new Date(Math.max(...moments.map(Number)));
/** T-Bank derives its numbers from the time. */
const bankNumber = (at: Date): string => String(at.getTime() * 1000);

/** A deal for each week with payments. */
export async function seedDeals({ tx, now }: SeedContext): Promise<void> {
  const paid = await tx.select({ id: payments.id, createdAt: payments.createdAt }).from(payments);
  const weekOf = (at: Date) => Math.floor((now.getTime() - at.getTime()) / (WEEK_DAYS * 24 * HOUR * 60_000));
  const weeks = [...new Set(paid.map(({ createdAt }) => weekOf(createdAt)))].toSorted((one, other) => other - one);
  for (const week of weeks) {
    const createdAt = daysAgo(now, (week + 1) * WEEK_DAYS);
    const end = daysAgo(createdAt, -CLOSED_AFTER_DAYS);
    const closedAt = end < now ? end : null;
    const row = { provider: 'T_BANK', externalId: bankNumber(createdAt), createdAt, closedAt } as const;
    const [deal] = await tx.insert(payoutDeals).values(row).returning({ id: payoutDeals.id });
    const ids = paid.filter((one) => weekOf(one.createdAt) === week).map(({ id }) => id);
    await tx
      .update(payments)
      .set({ payoutDealId: deal?.id ?? null })
      .where(inArray(payments.id, ids));
  }
}

export async function seedPayouts(context: SeedContext): Promise<void> {
  for (const shop of demoPayouts) await seedShop(context, shop);
  await seedTaxpayers(context);
}

/** Self-employed sellers have allowed the marketplace to register their sales from today on. */
async function seedTaxpayers({ tx, now }: SeedContext): Promise<void> {
  const people = demoServices.filter(({ legal }) => legal.subjectType === 'INDIVIDUAL_SUBJECT');
  const agreed = { state: 'REGISTERED', binding: 'BOUND', checkedAt: now, boundAt: now } as const;
  const nextAt = daysAgo(now, -1);
  await tx.insert(taxpayers).values(people.map(({ legal: { inn } }) => ({ inn, ...agreed, nextAt })));
}

async function seedShop(context: SeedContext, shop: DemoPayouts): Promise<void> {
  const serviceId = idOf(context.services, shop.service);
  const accounts = await seedRequisites(context, shop);
  const stakes = (await findStakes(context.tx, serviceId)).filter(({ amount }) => amount >= payoutMinimum);
  for (const [index, { dealId, amount }] of stakes.slice(0, shop.outcomes.length).entries()) {
    const wanted = { context, serviceId, accounts, dealId, amount };
    const outcome = shop.outcomes[index];
    if (outcome === 'SENT') await send(wanted, minutesAgo(context.now, 25));
    if (outcome === 'PAID') await pay(wanted, await availableAt(wanted));
    if (outcome === 'RETURNED') await payInVain(wanted, index < shop.outcomes.length - 1);
  }
  if (shop.lateRefund) await refundLate(context, serviceId, shop.lateRefund);
}

/** A part of the last order was refunded two days ago. */
async function refundLate({ tx, now }: SeedContext, serviceId: number, amount: number): Promise<void> {
  const at = daysAgo(now, 2);
  const [part] = await tx
    .select({ id: orderServices.id, paymentId: payments.id, orderProductId: orderProducts.id })
    .from(orderServices)
    .innerJoin(payments, eq(payments.orderId, orderServices.orderId))
    .innerJoin(orderProducts, eq(orderProducts.orderServiceId, orderServices.id))
    .where(and(eq(orderServices.serviceId, serviceId), eq(orderServices.status, 'COMPLETED')))
    .orderBy(desc(orderServices.id))
    .limit(1);
  if (!part) throw new Error('Возвращать не за что');
  const { id: orderServiceId, paymentId, orderProductId } = part;
  const [refund] = await tx
    .insert(refunds)
    .values({
      paymentId,
      orderServiceId,
      amount,
      reason: LATE_REFUND_REASON,
      state: 'DONE',
      attempts: 1,
      createdAt: at,
      finishedAt: later(at, 5),
    })
    .returning({ id: refunds.id });
  const refundId = refund?.id ?? 0;
  await tx.insert(orderRefundLines).values({ refundId, orderProductId, amount });
  await tx
    .update(payments)
    .set({ state: 'PARTIAL_REFUNDED', providerStatus: 'PARTIAL_REFUNDED', refundedAmount: amount })
    .where(eq(payments.id, paymentId));
  await ledger.refund(tx, refundId, { at });
  await ledger.refundPaid(tx, refundId, { at: later(at, 5) });
}

type Account = typeof payoutAccounts.$inferSelect;

/** Of the shop's owner: the emulated banks check only its form. */
function identityOf(service: string): SellerIdentity {
  const owner = demoPeople.find(({ nickname }) => nickname === ownerNickname(service));
  if (!owner) throw new Error(`The shop ${service} has no owner.`);
  const { firstName, lastName, phone } = owner;
  return { director: { lastName, firstName, phone }, passport: demoPassport };
}

/** The program itself registers the current ones at the bank. */
async function seedRequisites(context: SeedContext, { service, requisites }: DemoPayouts): Promise<Account[]> {
  const { tx, now, secret, services } = context;
  const legal = demoServices.find(({ slug }) => slug === service)?.legal;
  const rows = requisites.map(({ daysAgo: days, ...account }, index) => {
    const next = requisites[index + 1];
    const createdAt = daysAgo(now, days);
    const isCurrent = next === undefined;
    return {
      serviceId: idOf(services, service),
      ...account,
      holder: legal?.name ?? '',
      inn: legal?.inn ?? '',
      userId: ownerOf(context, service),
      createdAt,
      activeFrom: later(createdAt, requisitesPauseHours * HOUR),
      endedAt: isCurrent ? null : daysAgo(now, next.daysAgo),
      identity: isCurrent && secret ? storedIdentity(identityOf(service), secret) : null,
    };
  });
  return tx.insert(payoutAccounts).values(rows).returning();
}

interface Wanted {
  context: SeedContext;
  serviceId: number;
  accounts: Account[];
  dealId: number | null;
  amount: number;
}

/** The morning after the last dispute period ended. */
async function availableAt({ context: { tx }, ...of }: Wanted): Promise<Date> {
  const items = await findItems(tx, of);
  const parts = await tx
    .select({ at: orderServices.completedAt })
    .from(orderServices)
    .where(inArray(orderServices.id, [0, ...items.map(({ orderServiceId }) => orderServiceId ?? 0)]));
  const holdings = await tx
    .select({ at: subscriptionHoldings.createdAt })
    .from(subscriptionHoldings)
    .where(inArray(subscriptionHoldings.id, [0, ...items.map(({ holdingId }) => holdingId ?? 0)]));
  const moments = [...parts, ...holdings].flatMap(({ at }) => at ?? []);
  return later(latest(...moments), 20 * HOUR);
}

/** @returns the payout, and when it was sent to the bank: not before the waiting period of the requisites was over */
async function send({ context: { tx, now }, accounts, ...of }: Wanted, wished: Date) {
  const ready = accounts.find(({ endedAt }) => endedAt === null || wished < endedAt);
  if (!ready) throw new Error('Выплачивать некуда');
  const at = latest(wished, later(ready.activeFrom, HOUR));
  const items = await findItems(tx, of);
  const row = { ...of, accountId: ready.id, provider: 'T_BANK' as const, attempts: 1, createdAt: at };
  const id = await insertPayout(tx, row, items);
  await ledger.payout(tx, id, { at });
  // The bank is queried about it tomorrow.
  const nextAt = daysAgo(now, -1);
  await move(tx, id, 'SENT', { externalId: bankNumber(at), bankStatus: 'CHECKED', nextAt }, later(at, 1));
  return { id, at };
}

async function pay(wanted: Wanted, wished: Date) {
  const { tx } = wanted.context;
  const { id, at } = await send(wanted, wished);
  const paidAt = later(at, 14);
  await move(tx, id, 'PAID', { bankStatus: 'COMPLETED', paidAt, nextAt: null }, paidAt);
  await ledger.payoutPaid(tx, id, { at: paidAt });
  return { id, paidAt };
}

/**
 * The money is returned the next day, and the shop is held. @param isCorrected it was paid again to other requisites
 */
async function payInVain(wanted: Wanted, isCorrected: boolean): Promise<void> {
  const { serviceId, accounts, context } = wanted;
  const { tx } = context;
  const { id, paidAt } = await pay(wanted, await availableAt(wanted));
  const at = later(paidAt, 19 * HOUR);
  // A number that the emulated bank, which has no memory, does not mistake for that of a payout it has made.
  const externalId = bankNumber(paidAt).slice(1);
  await move(tx, id, 'RETURNED', { externalId, bankStatus: 'REJECTED', reason: RETURN_REASON, endedAt: at }, at);
  await ledger.payoutReturned(tx, id, { at });
  const liftedAt = isCorrected ? later(at, 70 * HOUR) : null;
  await insertHold(tx, { serviceId, kind: 'RETURNED', reason: RETURN_REASON, createdAt: at, liftedAt });
  const current = accounts.find(({ endedAt }) => endedAt === null);
  if (isCorrected && current) await pay(wanted, latest(current.activeFrom, liftedAt ?? at));
}

async function move(
  tx: SeedContext['tx'],
  id: number,
  state: PayoutState,
  change: Parameters<typeof movePayout>[3],
  at: Date,
): Promise<void> {
  const payout = await findPayout(tx, id);
  if (payout) await movePayout(tx, payout, state, change, at);
}
