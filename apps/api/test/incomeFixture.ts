import type { SellerIncomes } from '@vetka/domain/income';
import type { NoticePage } from '@vetka/domain/notice';
import type { Payouts } from '@vetka/domain/payout';
import { eq, isNotNull, sql } from 'drizzle-orm';
import {
  ledgerEntries,
  ledgerTransactions,
  legalInfos,
  sellerIncomes,
  services,
  subscriptionHoldings,
  subscriptionPlans,
  taxpayers,
} from '../src/platform/database/schema/index.ts';
import { createPayoutFixture } from './payoutFixture.ts';

type Entry = Pick<typeof ledgerEntries.$inferInsert, 'account' | 'amount' | 'serviceId'>;

interface Receipt {
  receiptId: string;
  inn: string;
  name: string;
  amount: number;
  cancelReason: string | null;
}

/** Self-employed sellers and the emulated tax service, for one test file. */
export async function createIncomeFixture(env: Record<string, string> = {}) {
  const fixture = await createPayoutFixture(env);
  const { api, paid, control } = fixture;
  const { app, db } = api;

  /** 12 digits, unique in this file. */
  let people = 0;
  const nextInn = () => String(770_000_000_000 + (people += 1));

  /** Runs the worker's rounds, without the pauses between. */
  async function work(): Promise<void> {
    for (let round = 0; round < 3; round += 1) {
      await db
        .update(sellerIncomes)
        .set({ nextAt: new Date(0) })
        .where(isNotNull(sellerIncomes.nextAt));
      await app.jobs.run('income.plan');
      await app.jobs.run('income.send');
    }
  }

  /** Queries the tax service about a person, even if it is not their turn. */
  async function ask(inn: string): Promise<void> {
    await app.jobs.run('income.check');
    await db.update(taxpayers).set({ nextAt: new Date(Date.now() + 3_600_000) });
    await db
      .update(taxpayers)
      .set({ nextAt: new Date(0) })
      .where(eq(taxpayers.inn, inn));
    await app.jobs.run('income.check');
    for (let round = 0; round < 2; round += 1) {
      await db.update(taxpayers).set({ bindingNextAt: new Date(0) });
      await app.jobs.run('income.bind');
    }
  }

  const person = (inn: string, change: object) => control(`taxes/people/${inn}`, change);
  const receiptsOf = async (inn: string) =>
    (await control<Receipt[]>('taxes/receipts')).filter((receipt) => receipt.inn === inn);

  /** A paid order of a self-employed seller who was asked for permission. */
  async function sold(agrees: 'YES' | 'NO' | 'LATER' = 'YES') {
    const made = await paid();
    const inn = nextInn();
    const requisites = { subjectType: 'INDIVIDUAL_SUBJECT', name: 'Белова Марина', inn } as const;
    const [legal] = await db.insert(legalInfos).values(requisites).returning();
    const legalId = legal?.id ?? 0;
    await db.update(services).set({ legalInfoId: legalId }).where(eq(services.id, made.shop.id));
    await person(inn, { agrees });
    await ask(inn);
    // The sale was a moment before the seller agreed.
    await db
      .update(taxpayers)
      .set({ boundAt: new Date(0) })
      .where(sql`inn = ${inn} and bound_at is not null`);
    const { visitor } = made.owner;
    const read = async () => (await visitor.get<SellerIncomes>(`desk/${made.slug}/incomes`)).body;
    const payouts = async () => (await visitor.get<Payouts>(`desk/${made.slug}/payouts`)).body;
    const notices = async () => (await visitor.get<NoticePage>('notices?side=SHOP')).body.data;
    return { ...made, inn, legalId, read, payouts, notices };
  }

  /** Writes a move of the ledger about a part of an order, or about a subscription. */
  const post = (of: { orderServiceId: number } | { holdingId: number }, entries: readonly Entry[]) =>
    db.transaction(async (tx) => {
      const [move] = await tx
        .insert(ledgerTransactions)
        .values({ cause: 'CORRECTION', key: `test ${crypto.randomUUID()}`, ...of })
        .returning();
      const about = { transactionId: move?.id ?? 0, ...('orderServiceId' in of && of) };
      await tx.insert(ledgerEntries).values(entries.map((entry) => ({ ...entry, ...about })));
    });

  /** A subscription to a shop that somebody holds. */
  async function holding(serviceId: number): Promise<number> {
    const { user } = await api.signIn();
    const type = 'BASIC' as const;
    const plan = { type, serviceId, name: 'Друг', price: 19_900, period: 'MONTH' } as const;
    const [made] = await db.insert(subscriptionPlans).values(plan).returning();
    const held = { planId: made?.id ?? 0, userId: user.id, serviceId, type };
    const [row] = await db.insert(subscriptionHoldings).values(held).returning();
    return row?.id ?? 0;
  }

  return { ...fixture, post, holding, work, ask, person, receiptsOf, sold };
}
