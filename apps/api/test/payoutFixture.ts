import type { Payouts } from '@vetka/domain/payout';
import type { EmulatorOptions } from '@vetka/emulator/server';
import { eq, sql } from 'drizzle-orm';
import { identityOf } from './sellerIdentity.ts';
import { createDeskFixture, deliver } from './deskFixture.ts';
import * as ledger from '../src/modules/ledger/ledger.posting.ts';
import {
  legalInfos,
  orderProducts,
  orderRefundLines,
  payments,
  payoutAccounts,
  payouts,
  refunds,
  services,
} from '../src/platform/database/schema/index.ts';

/** A payout as the emulated bank shows it. */
export interface BankPayout {
  id: string;
  orderId: string;
  dealId: string;
  partnerId: string;
  amount: number;
  status: string;
  history: string[];
}

/** Shops with pending money, for one test file. */
export async function createPayoutFixture(env: Record<string, string> = {}, emulator: EmulatorOptions = {}) {
  const desk = await createDeskFixture(env, emulator);
  const { api, bank, line, market, pay, ringNow } = desk;
  const { app, db } = api;
  type Made = Awaited<ReturnType<typeof desk.paid>>;

  /** An order whose dispute period is over. `taken`: how many steps have been taken before. */
  async function completed(made: Pick<Made, 'shop' | 'owner' | 'courier' | 'slug' | 'id'>, taken = 0): Promise<void> {
    await line.change(made.shop.id, { photoBeforeDelivery: false });
    const photo = await line.picture(made.owner.user.id);
    await line.takeAll(made.owner.visitor, made.slug, made.id, deliver(made.courier.user.id, photo).slice(taken));
    await ringNow(made.id);
  }

  /** Requisites that the bank has accepted, and whose waiting period is over. */
  async function withRequisites(serviceId: number): Promise<void> {
    const [shop] = await db.select().from(services).where(eq(services.id, serviceId));
    const [legal] = await db
      .select()
      .from(legalInfos)
      .where(eq(legalInfos.id, shop?.legalInfoId ?? 0));
    await db.insert(payoutAccounts).values({
      serviceId,
      account: '40802810500000000001',
      bik: '044525225',
      bankName: 'ПАО Сбербанк',
      holder: legal?.name ?? 'ИП Белова Марина',
      inn: legal?.inn ?? '500100732259',
      identity: identityOf(app),
      activeFrom: new Date(0),
    });
    await db
      .update(services)
      .set({ email: 'shop@vetka.test', phone: '+79001234567' })
      .where(eq(services.id, serviceId));
    // A bank that looks at passports takes its time.
    for (let asked = 0; asked < (app.providers.payouts[0]?.asksFor.includes('PASSPORT') ? 3 : 1); asked += 1)
      await app.jobs.run('payout.register');
  }

  const control = async <T>(path: string, body?: object): Promise<T> => {
    const init = body && {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    };
    return (await fetch(`${bank.url}/control/${path}`, init)).json() as Promise<T>;
  };

  /** The payouts of one shop that the bank was asked to make. */
  const atBank = async (serviceId: number): Promise<BankPayout[]> => {
    const rows = await db.select().from(payoutAccounts).where(eq(payoutAccounts.serviceId, serviceId));
    const own = new Set(rows.map(({ recipientId }) => recipientId));
    return (await control<BankPayout[]>('payouts')).filter(({ partnerId }) => own.has(partnerId));
  };

  /** Makes every payout due at the bank. */
  const hurry = () =>
    db
      .update(payouts)
      .set({ nextAt: sql`now() - interval '1 second'` })
      .where(sql`${payouts.nextAt} is not null`);

  /** The payout rounds: due payouts are planned, sent and followed. */
  async function sweep(): Promise<void> {
    await app.jobs.run('payout.plan');
    for (let round = 0; round < 2; round += 1) {
      await hurry();
      await app.jobs.run('payout.send');
    }
  }

  /** The next day, when a shop may be paid again. */
  const tomorrow = () =>
    db
      .update(payouts)
      .set({ createdAt: sql`created_at - interval '1 day'`, endedAt: sql`ended_at - interval '1 day'` });

  /** A shop with an order whose dispute period is over: it has 242 500 kopecks available. */
  async function due() {
    const made = await desk.paid();
    await completed(made);
    await withRequisites(made.shop.id);
    const read = async () => (await made.owner.visitor.get<Payouts>(`desk/${made.slug}/payouts`)).body;
    return { ...made, read, bankPayouts: () => atBank(made.shop.id) };
  }

  /** Another paid order of the same shop. */
  async function soldAgain(made: Made): Promise<{ id: number; orderId: number }> {
    const { visitor } = made.customer;
    const cart = await market.add(visitor, made.product.id);
    const wish = market.wish(cart.carts[0]?.cartId ?? 0, made.shop, { substitution: 'ASK' });
    const { body: order } = await market.order(visitor, market.bodyOf([wish], 280_000));
    const id = order.orderServices[0]?.orderServiceId ?? 0;
    await pay(visitor, order.orderId);
    return { id, orderId: order.orderId };
  }

  /** Another completed order of the same shop. */
  async function again(made: Made): Promise<{ id: number; orderId: number }> {
    const sold = await soldAgain(made);
    await completed({ ...made, id: sold.id });
    return sold;
  }

  /** A court orders a refund of a part whose seller has been paid: no screen can request one. Returns its id. */
  const orderRefund = (made: Made, amount: number, state: 'CREATED' | 'DONE' = 'CREATED') =>
    db.transaction(async (tx) => {
      const [payment] = await tx.select().from(payments).where(eq(payments.orderId, made.orderId));
      const [row] = await tx.select().from(orderProducts).where(eq(orderProducts.orderServiceId, made.id));
      const of = { paymentId: payment?.id ?? 0, orderServiceId: made.id, reason: 'Решение суда', amount };
      const [refund] = await tx
        .insert(refunds)
        .values({ ...of, state })
        .returning();
      const refundId = refund?.id ?? 0;
      await tx.insert(orderRefundLines).values({ refundId, orderProductId: row?.id ?? 0, amount });
      await ledger.refund(tx, refundId);
      if (state === 'DONE') await ledger.refundPaid(tx, refundId);
      return refundId;
    });

  /** Such a refund that the bank has made. */
  const refundLate = (made: Made, amount: number) => orderRefund(made, amount, 'DONE');

  const employThemselves = async (serviceId: number) => {
    const requisites = { subjectType: 'INDIVIDUAL_SUBJECT', name: 'Белова Марина', inn: '500100732259' } as const;
    const [legal] = await db.insert(legalInfos).values(requisites).returning();
    await db
      .update(services)
      .set({ legalInfoId: legal?.id ?? 0 })
      .where(eq(services.id, serviceId));
  };

  /** A payout of yesterday, without its amount. */
  const paidThisYear = async (serviceId: number) => {
    const [account] = await db.select().from(payoutAccounts).where(eq(payoutAccounts.serviceId, serviceId));
    const createdAt = new Date(Date.now() - 86_400_000);
    const of = { serviceId, accountId: account?.id ?? 0, provider: 'T_BANK', state: 'PAID' } as const;
    return { ...of, externalId: `earlier-${serviceId}`, createdAt, paidAt: createdAt };
  };

  const balances = async (serviceId: number): Promise<Record<string, number>> => {
    const { rows } = await db.execute<{ account: string; amount: string }>(sql`
      select e.account, sum(e.amount) as amount from ledger_entries e where e.service_id = ${serviceId}
      group by e.account having sum(e.amount) <> 0 order by e.account`);
    return Object.fromEntries(rows.map(({ account, amount }) => [account, Number(amount)]));
  };

  return {
    ...desk,
    due,
    orderRefund,
    again,
    soldAgain,
    completed,
    refundLate,
    employThemselves,
    paidThisYear,
    withRequisites,
    control,
    hurry,
    sweep,
    tomorrow,
    balances,
  };
}
