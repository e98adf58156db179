import type { SubscriptionPurchase } from '@vetka/domain/service';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createDeskFixture, deliver } from '../../../test/deskFixture.ts';
import { stepOf } from '../../../test/deskLine.ts';
import { bankIdOf } from '../../../test/emulatedBank.ts';
import { ledgerTransactions, payments, refunds, subscriptionPlans } from '../../platform/database/schema/index.ts';

const { api, bank, line, pay, paid, accepted, opened, ringNow, soon } = await createDeskFixture();
const { db } = api;

/** The balances of the accounts of an order, in kopecks. */
async function balances(orderId: number): Promise<Record<string, number>> {
  const { rows } = await db.execute<{ account: string; amount: string }>(sql`
    select e.account, sum(e.amount) as amount from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
    where t.order_id = ${orderId} group by e.account having sum(e.amount) <> 0 order by e.account`);
  return Object.fromEntries(rows.map(({ account, amount }) => [account, Number(amount)]));
}

/** A bouquet of 2500 ₽ with its delivery of 300 ₽: 15 % of the bouquet, VAT of 22 % in it. */
const sold = {
  BANK: -280_000,
  COMMISSION: 30_738,
  COMMISSION_TAX: 6_762,
  SELLER_PENDING: 242_500,
};

test('the money of a paid order waits for its seller, less the commission', async () => {
  const { orderId, customer } = await opened();
  expect(await balances(orderId)).toEqual({});
  await pay(customer.visitor, orderId);
  expect(await balances(orderId)).toEqual(sold);
});

test('the money becomes available when the time for disputes is over, and not before', async () => {
  const { id, orderId, shop, owner, slug, courier } = await paid();
  await line.change(shop.id, { photoBeforeDelivery: false });
  const photo = await line.picture(owner.user.id);
  await line.takeAll(owner.visitor, slug, id, deliver(courier.user.id, photo));
  expect((await balances(orderId))['SELLER_PENDING']).toBe(242_500);
  await ringNow(id);
  const { SELLER_PENDING: waiting, SELLER_AVAILABLE: available } = await balances(orderId);
  expect([waiting, available]).toEqual([undefined, 242_500]);
});

test('a refund returns its part of the commission, and leaves the hold when the bank has made it', async () => {
  const { orderId, refund, bodyOf, atBank } = await accepted();
  expect((await refund(bodyOf(100_000))).status).toBe(200);
  await soon(async () => (await atBank())?.status === 'PARTIAL_REFUNDED');
  await api.app.jobs.settled();
  expect(await balances(orderId)).toEqual({
    BANK: -180_000,
    COMMISSION: 18_443,
    COMMISSION_TAX: 4_057,
    SELLER_PENDING: 157_500,
  });
  // Regardless of rounding in between, the balances end at zero.
  await refund(bodyOf(150_000, { delivery: 30_000 }));
  await api.app.jobs.settled();
  expect(await balances(orderId)).toEqual({});
});

test('a cancelled order leaves nothing on any account once the bank has returned the money', async () => {
  const { orderId, id, slug, seller } = await paid();
  await line.takeAll(seller.visitor, slug, id, [stepOf('DECLINE', 'NEW', { reason: 'Нет пионов' })]);
  await api.app.jobs.settled();
  expect(await balances(orderId)).toEqual({});
  const rows = await db.select().from(ledgerTransactions).where(eq(ledgerTransactions.orderId, orderId));
  expect(rows.map(({ cause }) => cause)).toEqual(['CAPTURE', 'SALE', 'REFUND', 'REFUND_PAID']);
});

test('a refund that the bank refuses permanently stays with the seller', async () => {
  const { orderId, refund, bodyOf } = await accepted();
  // The bank does not know this payment.
  await db.update(payments).set({ externalId: '1' }).where(eq(payments.orderId, orderId));
  await refund(bodyOf(100_000));
  await soon(async () => {
    const rows = await db.select().from(ledgerTransactions).where(eq(ledgerTransactions.orderId, orderId));
    expect(rows.map(({ cause }) => cause)).toEqual(['CAPTURE', 'SALE', 'REFUND', 'REFUND_FAILED']);
  });
  expect(await balances(orderId)).toEqual(sold);
});

test('a refund that the bank refuses after the order is completed leaves the seller money to be paid out', async () => {
  const { id, orderId, shop, owner, slug, courier, refund, bodyOf } = await accepted();
  await line.change(shop.id, { photoBeforeDelivery: false });
  const photo = await line.picture(owner.user.id);
  await db
    .update(payments)
    .set({ externalId: `unknown-${orderId}` })
    .where(eq(payments.orderId, orderId));
  const asked = bodyOf(250_000, { delivery: 30_000 });
  // The bank is silent until the order is completed.
  await bank.faults({ calls: ['Cancel'], failNext: 1 });
  expect((await refund(asked)).status).toBe(200);
  await api.app.jobs.settled();
  await line.takeAll(owner.visitor, slug, id, deliver(courier.user.id, photo).slice(2));
  await ringNow(id);
  expect(await balances(orderId)).toEqual({ BANK: -280_000, BUYER_HOLD: 280_000 });
  await bank.heal();
  await db
    .update(refunds)
    .set({ updatedAt: new Date(Date.now() - 120_000) })
    .where(eq(refunds.orderServiceId, id));
  await api.app.jobs.run('payment.refund');
  const { SELLER_PENDING: waiting, SELLER_AVAILABLE: available } = await balances(orderId);
  expect([waiting, available]).toEqual([undefined, 242_500]);
});

test('a subscription becomes money of its shop once it has started', async () => {
  const plan = { type: 'BASIC', name: 'Друг мастерской', price: 19_900, period: 'MONTH', percent: 8 } as const;
  const { shop } = await opened();
  await db.insert(subscriptionPlans).values({ ...plan, serviceId: shop.id });
  const [own] = await db.select().from(subscriptionPlans).where(eq(subscriptionPlans.serviceId, shop.id));
  const { visitor } = await api.signIn();
  const path = `services/${shop.service.slug}/subscriptions/basic`;
  const { body } = await visitor.post<SubscriptionPurchase>(path, { planId: own?.id });
  await bank.pay(bankIdOf(body.payment.paymentLink));
  const entries = await soon(async () => {
    const { rows } = await db.execute<{ account: string; amount: string }>(sql`
      select e.account, sum(e.amount) as amount from ledger_transactions t
      join ledger_entries e on e.transaction_id = t.id join subscription_holdings h on h.id = t.holding_id
      where h.plan_id = ${own?.id ?? 0} group by e.account having sum(e.amount) <> 0 order by e.account`);
    expect(rows).toHaveLength(2);
    return rows.map(({ account, amount }) => [account, Number(amount)]);
  });
  expect(entries).toEqual([
    ['BANK', -19_900],
    ['SELLER_AVAILABLE', 19_900],
  ]);
});

test('nobody can change the entries of the ledger, and unbalanced entries cannot be written', async () => {
  await paid();
  for (const table of ['ledger_transactions', 'ledger_entries', 'order_commissions']) {
    const name = sql.identifier(table);
    // Even the owner of the tables, who could take the rights from everybody else.
    const refused = (statement: ReturnType<typeof sql>) =>
      expect(api.ownerDb.execute(statement)).rejects.toMatchObject({ cause: { message: `${table} is append-only` } });
    await refused(sql`delete from ${name}`);
    await refused(sql`truncate ${name} cascade`);
  }
  const changed = api.ownerDb.execute(sql`update ledger_entries set amount = amount + 1`);
  await expect(changed).rejects.toMatchObject({ cause: { message: 'ledger_entries is append-only' } });
  const alone = db.execute(sql`insert into ledger_entries (transaction_id, account, amount)
    select max(id), 'BANK', -1 from ledger_transactions`);
  await expect(alone).rejects.toMatchObject({
    cause: { message: expect.stringContaining('add up to -1, not to zero') as string },
  });
});
