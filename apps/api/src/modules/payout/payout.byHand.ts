import { banks } from '@vetka/domain/payment';
import { exactRoubles } from '@vetka/domain/ledger';
import { byHandStatus, type PaidByHand, type PayByHand, type UnassignedMoney } from '@vetka/domain/payout';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Executor, Transaction } from '../../platform/database/connect.ts';
import { payoutAccounts, payouts, services } from '../../platform/database/schema/index.ts';
import { conflict, notFound } from '../../platform/http/refusal.ts';
import { findItems, findStakes, findWithoutDeal } from './payout.due.ts';
import { payoutMessages } from './payout.messages.ts';
import { insertPayout, lockPayout, movePayout } from './payout.repository.ts';

/** The bank that pays sellers from deals. Money without a deal is not paid automatically. */
const bankOf = ({ providers }: FastifyInstance) => providers.payouts.find(({ hasDeals }) => hasDeals);

/** The money available to a shop that came by payments without a deal (kopecks). */
async function dueOf({ ledger }: FastifyInstance, db: Executor, serviceId: number): Promise<number> {
  const stakes = await findStakes(db, serviceId);
  const stake = stakes.find(({ dealId }) => dealId === null)?.amount ?? 0;
  return Math.max(0, Math.min(stake, await ledger.balanceOf(db, serviceId, 'SELLER_AVAILABLE')));
}

async function findAccount(db: Executor, serviceId: number) {
  const isCurrent = and(eq(payoutAccounts.serviceId, serviceId), isNull(payoutAccounts.endedAt));
  const [account] = await db.select().from(payoutAccounts).where(isCurrent);
  return account;
}

/** The orders this money came from, without the part kept for a debt. */
async function ordersOf(db: Executor, serviceId: number, amount: number): Promise<UnassignedMoney['orders']> {
  const items = await findItems(db, { serviceId, dealId: null, amount });
  return items.map(({ orderServiceId, amount: part }) => ({ orderServiceId, amount: part }));
}

/**
 * Money of shops that no payout will ever include: paid by buyers while the bank could not open a deal, or not paid by
 * a payment.
 */
export async function readUnassigned(app: FastifyInstance): Promise<UnassignedMoney[]> {
  const { db } = app;
  if (!bankOf(app)) return [];
  const ids = await findWithoutDeal(db);
  const shops = await db
    .select({ id: services.id, slug: services.slug, name: services.name })
    .from(services)
    .where(inArray(services.id, [0, ...ids]))
    .orderBy(services.id);
  const found: UnassignedMoney[] = [];
  for (const shop of shops) {
    const amount = await dueOf(app, db, shop.id);
    if (amount === 0) continue;
    const account = await findAccount(db, shop.id);
    found.push({
      shop,
      amount,
      account: account?.account ?? null,
      bik: account?.bik ?? '',
      bankName: account?.bankName ?? '',
      holder: account?.holder ?? '',
      inn: account?.inn ?? '',
      activeFrom: account?.activeFrom.toISOString() ?? null,
      orders: await ordersOf(db, shop.id, amount),
    });
  }
  return found;
}

/**
 * Records a transfer that was made in the bank's own cabinet. Planning holds the same lock and takes no money without a
 * deal, so nothing is paid twice.
 * @throws Refusal 404; 409 without requisites, for an amount other than the one due, and for a transfer that is already
 * recorded
 */
export async function payByHand(
  app: FastifyInstance,
  tx: Transaction,
  serviceId: number,
  { amount, reference, reason }: PayByHand,
): Promise<PaidByHand> {
  const { ledger, notices } = app;
  const [shop] = await tx.select().from(services).where(eq(services.id, serviceId));
  const gateway = bankOf(app);
  if (!shop || !gateway) throw notFound('payout.unknown-shop', payoutMessages.unknownShop);
  await ledger.lockSeller(tx, serviceId);
  const account = await findAccount(tx, serviceId);
  if (!account) throw conflict('payout.no-requisites', payoutMessages.noRequisites);
  const due = await dueOf(app, tx, serviceId);
  if (due !== amount) throw conflict('payout.other-amount', payoutMessages.otherAmount(due), { amount: due });
  const { provider } = banks[gateway.name];
  const externalId = reference.trim();
  const isSame = and(eq(payouts.provider, provider), eq(payouts.externalId, externalId));
  if ((await tx.$count(payouts, isSame)) > 0) throw conflict('payout.known-transfer', payoutMessages.knownTransfer);
  const items = await findItems(tx, { serviceId, dealId: null, amount });
  const id = await insertPayout(tx, { serviceId, accountId: account.id, provider, dealId: null, amount }, items);
  await ledger.payout(tx, id);
  for (const state of ['SENT', 'PAID'] as const) {
    const row = await lockPayout(tx, id);
    const change = { externalId, bankStatus: byHandStatus, reason: reason.trim() };
    if (row) await movePayout(tx, row, state, state === 'PAID' ? { ...change, paidAt: new Date() } : change);
  }
  await ledger.payoutPaid(tx, id);
  await notices.notify(tx, [
    {
      userId: shop.ownerId,
      kind: 'SHOP_PAYOUT',
      key: `payout-by-hand-${id}`,
      title: `Перевели «${shop.name}» ${exactRoubles(amount)}`,
      text: `Эти заказы мы выплатили вручную. Номер перевода в банке ${externalId}.`,
      path: `/my/shop/${shop.slug}/money`,
    },
  ]);
  return { id: serviceId, payoutId: id };
}
