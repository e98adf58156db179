import { banks, type BankName } from '@vetka/domain/payment';
import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { PayoutGateway } from '../../adapters/payouts/gateway.ts';
import { isAway } from '../../adapters/result.ts';
import { payoutDeals } from '../../platform/database/schema/payout-deal.ts';
import { findOpenDeal } from './payout.repository.ts';

const dayMs = 24 * 60 * 60_000;
/** How long payments are made into one deal. */
const opensMs = 7 * dayMs;
/** How long the last deal is used when the bank cannot open a new one. */
const lastsMs = 14 * dayMs;
/** The age at which a deal is closed: the bank cancels one that is open for 60 days. */
const closesMs = 50 * dayMs;

type Deal = typeof payoutDeals.$inferSelect;

/**
 * Nothing in the deal is pending: every part is over, every refund is made, every seller has been paid their share, and
 * none of these payouts can be returned.
 */
const isSettled = sql`not exists (
    select from payments p join order_services part on part.order_id = p.order_id
    where p.payout_deal_id = ${payoutDeals.id} and p.state in ('CONFIRMED', 'PARTIAL_REFUNDED')
      and part.status <> 'COMPLETED' and part.cancelled_at is null)
  and not exists (
    select from payments p join refunds r on r.payment_id = p.id
    where p.payout_deal_id = ${payoutDeals.id} and r.state in ('CREATED', 'PENDING'))
  and not exists (
    select from (
      select e.service_id, e.amount from payments p
      join ledger_transactions t on t.order_id = p.order_id or t.holding_id = p.holding_id
      join ledger_entries e on e.transaction_id = t.id and e.account = 'SELLER_AVAILABLE'
        and (e.order_service_id is not null or t.holding_id is not null)
      where p.payout_deal_id = ${payoutDeals.id} and p.state in ('CONFIRMED', 'PARTIAL_REFUNDED', 'REFUNDED')
      union all
      select o.service_id, -o.amount from payouts o where o.deal_id = ${payoutDeals.id} and o.state = 'PAID'
    ) moved group by moved.service_id having sum(moved.amount) > 0)
  and not exists (
    select from payouts o where o.deal_id = ${payoutDeals.id} and o.next_at is not null)`;

/** The deals that payments are made into, one a week. */
export class PayoutDeals {
  readonly #app: FastifyInstance;

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  /**
   * The deal of new payments, opened if there is none.
   * @returns undefined for a bank without deals, and when it cannot open one: money paid then has to be paid out by
   * hand
   */
  async current(bank: BankName): Promise<Deal | undefined> {
    const gateway = this.#app.providers.payouts.find(({ name }) => name === bank);
    if (!gateway?.hasDeals) return undefined;
    const { provider } = banks[bank];
    const since = new Date(Date.now() - lastsMs);
    return (await findOpenDeal(this.#app.db, provider, since)) ?? (await this.#open(gateway));
  }

  /** Opens the next deal before it is needed, and closes those with nothing pending. */
  async turn(): Promise<void> {
    for (const gateway of this.#app.providers.payouts) {
      if (!gateway.hasDeals) continue;
      const { provider } = banks[gateway.name];
      if (!(await findOpenDeal(this.#app.db, provider, new Date(Date.now() - opensMs)))) await this.#open(gateway);
      await this.#closeOld(gateway);
    }
  }

  async #open(gateway: PayoutGateway): Promise<Deal | undefined> {
    const answer = await gateway.openDeal();
    if (!answer.ok) {
      this.#app.log.error({ answer }, 'the bank did not open a deal');
      return undefined;
    }
    const { provider } = banks[gateway.name];
    const [deal] = await this.#app.db.insert(payoutDeals).values({ provider, externalId: answer.value }).returning();
    return deal;
  }

  async #closeOld(gateway: PayoutGateway): Promise<void> {
    const { db } = this.#app;
    const rows = await db
      .select()
      .from(payoutDeals)
      .where(
        and(
          eq(payoutDeals.provider, banks[gateway.name].provider),
          isNull(payoutDeals.closedAt),
          lt(payoutDeals.createdAt, new Date(Date.now() - closesMs)),
          isSettled,
        ),
      )
      .orderBy(asc(payoutDeals.id));
    for (const { id, externalId } of rows) {
      const answer = await gateway.closeDeal(externalId);
      if (isAway(answer)) return;
      // Refused because it is already closed, by the bank or by a call whose answer was lost.
      if (!answer.ok && answer.reason !== 'rejected') continue;
      await db.update(payoutDeals).set({ closedAt: new Date() }).where(eq(payoutDeals.id, id));
    }
  }
}
