import { dayIn } from '@vetka/domain/date';
import { banks } from '@vetka/domain/payment';
import { payoutRefusals, payoutReturnDays } from '@vetka/domain/payout';
import type { FastifyInstance } from 'fastify';
import type { PayoutAct, PayoutGateway, PayoutSnapshot } from '../../adapters/payouts/gateway.ts';
import { Calls, failure, isAway, success, type ProviderFailure, type ProviderResult } from '../../adapters/result.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { hold } from './payout.holds.ts';
import { payoutMessages } from './payout.messages.ts';
import { itemsOf } from './payout.reading.ts';
import * as repository from './payout.repository.ts';
import type { PayoutRow } from './payout.repository.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** How often a bank is asked: it completes most payouts in seconds, and nearly all others in half an hour. */
const patience = [
  { untilMs: 2 * minuteMs, everyMs: 10_000 },
  { untilMs: 30 * minuteMs, everyMs: minuteMs },
  { untilMs: Infinity, everyMs: 15 * minuteMs },
];
const maxAtOnce = 100;

const later = (ms: number): Date => new Date(Date.now() + ms);

/** The time to ask again about a payout that the bank is executing. */
const askAgainAt = ({ createdAt }: PayoutRow): Date => {
  const age = Date.now() - createdAt.getTime();
  return later(patience.find(({ untilMs }) => age < untilMs)?.everyMs ?? hourMs);
};

/** A completed payout is checked for some days more. */
async function watch(tx: Transaction, { id, state, paidAt, endedAt }: PayoutRow, bankStatus: string): Promise<void> {
  const since = (endedAt ?? paidAt ?? new Date()).getTime();
  const isWatched = state !== 'RETURNED' && Date.now() < since + payoutReturnDays * 24 * hourMs;
  await repository.updatePayout(tx, id, { bankStatus, nextAt: isWatched ? later(6 * hourMs) : null });
}

/**
 * Sends payouts to the bank and follows them until they have ended. Each step is recorded before the next one starts,
 * so a worker that is killed between two steps pays nothing twice: preparing a payout moves no money, and a payout is
 * executed only once the bank's id of it is stored.
 */
export class PayoutSending {
  readonly #app: FastifyInstance;

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  /** Safe to run concurrently in several copies of the program. */
  async run(): Promise<void> {
    const calls = new Calls();
    for (let made = 0; made < maxAtOnce && !calls.hang; made += 1) {
      const payout = await repository.claimDue(this.#app.db, new Date());
      if (!payout) return;
      calls.note(!isAway(await this.#advance(payout)));
    }
  }

  /** @returns the bank's last answer */
  async #advance(claimed: PayoutRow): Promise<ProviderResult<unknown>> {
    const gateway = this.#app.providers.payouts.find(({ name }) => banks[name].provider === claimed.provider);
    if (!gateway) return this.#postpone(claimed, failure('invalid', 'no-bank', 'Банк этой выплаты не настроен'));
    if (claimed.externalId === null && claimed.state !== 'CREATED') return this.#discard(gateway, claimed);
    return claimed.externalId === null
      ? this.#prepare(gateway, claimed)
      : this.#follow(gateway, claimed, claimed.externalId);
  }

  async #follow(gateway: PayoutGateway, payout: PayoutRow, externalId: string): Promise<ProviderResult<unknown>> {
    const now = await gateway.state(externalId);
    if (!now.ok) return this.#postpone(payout, now);
    if (now.value.progress !== 'PREPARED' || payout.state !== 'SENT') return this.#apply(payout.id, now.value);
    if (await repository.isHeld(this.#app.db, payout.serviceId))
      return this.#postpone(payout, failure('invalid', 'held', payoutMessages.held));
    const executed = await gateway.execute(externalId, await this.#actOf(payout));
    return executed.ok ? this.#apply(payout.id, executed.value) : this.#postpone(payout, executed);
  }

  /** Goes on with the bank's id, unless the bank is unavailable or has refused it. */
  async #prepare(gateway: PayoutGateway, payout: PayoutRow): Promise<ProviderResult<unknown>> {
    const { db } = this.#app;
    const account = await repository.findAccount(db, payout.accountId);
    if (!account) throw new Error(`Payout ${payout.id} has no account.`);
    const { recipientId, holder, inn, account: number, bik } = account;
    const deal = payout.dealId === null ? undefined : await repository.findDeal(db, payout.dealId);
    const answer = await gateway.prepare({
      number: payout.number,
      // An answer may be lost: the next attempt has a number of its own, and this one is never executed.
      orderNumber: `${payout.number}-${payout.attempts}`,
      recipientId: recipientId ?? '',
      requisites: { holder, inn, account: number, bik },
      dealId: deal?.externalId ?? null,
      amount: payout.amount,
    });
    if (!answer.ok) {
      await (isAway(answer) ? this.#postpone(payout, answer) : this.#refuse(payout, answer));
      return answer;
    }
    const kept = await this.#keep(payout, answer.value);
    return kept ? this.#follow(gateway, kept, answer.value.externalId) : this.#giveUp(gateway, payout);
  }

  /** What a bank may read before it pays. The file is made when it is asked for. */
  async #actOf({ id, number, amount, accountId, createdAt }: PayoutRow): Promise<PayoutAct> {
    const { db } = this.#app;
    const account = await repository.findAccount(db, accountId);
    if (!account) throw new Error(`Payout ${id} has no account.`);
    return {
      number,
      day: dayIn('Europe/Moscow', createdAt),
      recipientId: account.recipientId ?? '',
      pdf: async () => {
        const items = (await itemsOf(db, [id])).get(id) ?? [];
        const { payoutActPdf } = await import('./payout.act.ts');
        return payoutActPdf({ ...account, number, createdAt, amount, items });
      },
    };
  }

  /** What was given up while the bank prepared it. */
  async #giveUp(gateway: PayoutGateway, { id }: PayoutRow): Promise<ProviderResult<unknown>> {
    const now = await repository.findPayout(this.#app.db, id);
    return now?.state === 'FAILED' && now.externalId === null ? this.#discard(gateway, now) : success(null);
  }

  /** The bank may have prepared it, although its answer was lost: what it reserves is freed. */
  async #discard(gateway: PayoutGateway, { id, number }: PayoutRow): Promise<ProviderResult<unknown>> {
    const freed = (await gateway.discard?.(number)) ?? success(null);
    if (!freed.ok) this.#app.log.warn({ payoutId: id, freed }, 'the money of a payout is still reserved');
    await repository.updatePayout(this.#app.db, id, { nextAt: freed.ok ? null : later(hourMs) });
    return freed;
  }

  /** Records what the bank has prepared, unless a later attempt was faster. */
  #keep({ id, attempts }: PayoutRow, { externalId, bankStatus }: PayoutSnapshot): Promise<PayoutRow | undefined> {
    return this.#app.db.transaction(async (tx) => {
      const payout = await repository.lockPayout(tx, id);
      if (payout?.state !== 'CREATED' || payout.attempts !== attempts) return undefined;
      await repository.movePayout(tx, payout, 'SENT', { externalId, bankStatus });
      return { ...payout, state: 'SENT', externalId };
    });
  }

  /** The bank refuses to prepare it, unless another attempt was faster. */
  #refuse({ id, attempts }: PayoutRow, { code, message }: ProviderFailure): Promise<void> {
    return this.#inTurn(id, async (tx, payout) => {
      if (payout.state === 'CREATED' && payout.attempts === attempts) await this.#end(tx, payout, code, message);
    });
  }

  async #postpone(payout: PayoutRow, answer: ProviderFailure): Promise<ProviderFailure> {
    const { code, message } = answer;
    this.#app.log.warn({ payoutId: payout.id, code, message }, 'a payout will be continued');
    const isWatched = payout.state === 'PAID' || payout.state === 'FAILED';
    await repository.updatePayout(this.#app.db, payout.id, {
      nextAt: isWatched ? later(hourMs) : askAgainAt(payout),
      ...(!isWatched && { reason: message }),
    });
    return answer;
  }

  async #apply(id: number, snapshot: PayoutSnapshot): Promise<ProviderResult<unknown>> {
    const { progress, bankStatus, message } = snapshot;
    if (progress === 'PAID') await this.#finish(id, bankStatus);
    else if (progress === 'REFUSED') await this.#fail(id, bankStatus, message);
    else await this.#wait(id, bankStatus);
    return success(snapshot);
  }

  async #wait(id: number, bankStatus: string): Promise<void> {
    const payout = await repository.findPayout(this.#app.db, id);
    if (payout?.state === 'SENT')
      await repository.updatePayout(this.#app.db, id, { bankStatus, nextAt: askAgainAt(payout) });
  }

  /** The bank has paid. It is asked for some days more, because the money may be returned. */
  #finish(id: number, bankStatus: string): Promise<void> {
    return this.#inTurn(id, async (tx, payout) => {
      const paidAt = new Date();
      const change = { bankStatus, reason: '', paidAt, endedAt: null, nextAt: later(hourMs) };
      if (payout.state === 'SENT') {
        await repository.movePayout(tx, payout, 'PAID', change);
        await this.#app.ledger.payoutPaid(tx, id);
      } else if (payout.state === 'FAILED') {
        await repository.movePayout(tx, payout, 'PAID', change);
        await this.#app.ledger.payoutPaidAfterRefusal(tx, id);
        const { serviceId } = payout;
        await hold(this.#app, tx, { serviceId, kind: 'REFUSED', reason: payoutMessages.paidAfterRefusal });
      } else await watch(tx, payout, bankStatus);
    });
  }

  /** The bank did not pay, or the money was returned: it is the seller's again. */
  #fail(id: number, bankStatus: string, reason: string): Promise<void> {
    return this.#inTurn(id, async (tx, payout) => {
      if (payout.state === 'FAILED' || payout.state === 'RETURNED') await watch(tx, payout, bankStatus);
      else await this.#end(tx, payout, bankStatus, reason);
    });
  }

  async #end(tx: Transaction, payout: PayoutRow, bankStatus: string, reason: string): Promise<void> {
    const { id, serviceId, state, externalId } = payout;
    const change = { bankStatus, reason, nextAt: null, endedAt: new Date() };
    if (state === 'PAID') {
      await repository.movePayout(tx, payout, 'RETURNED', change);
      await this.#app.ledger.payoutReturned(tx, id);
      await hold(this.#app, tx, { serviceId, kind: 'RETURNED', reason: reason || payoutMessages.returned });
      return;
    }
    // A bank may still refuse a payout that it has prepared.
    const nextAt = externalId === null ? null : later(hourMs);
    await repository.movePayout(tx, payout, 'FAILED', { ...change, nextAt });
    await this.#app.ledger.payoutFailed(tx, id);
    if ((await repository.countRefusals(tx, serviceId)) >= payoutRefusals)
      await hold(this.#app, tx, { serviceId, kind: 'REFUSED', reason: reason || payoutMessages.refused });
  }

  /** Locks the seller before the payout, as planning does. */
  #inTurn(id: number, work: (tx: Transaction, payout: PayoutRow) => Promise<void>): Promise<void> {
    return this.#app.db.transaction(async (tx) => {
      const known = await repository.findPayout(tx, id);
      if (!known) return;
      await this.#app.ledger.lockSeller(tx, known.serviceId);
      const payout = await repository.lockPayout(tx, id);
      if (payout) await work(tx, payout);
    });
  }
}
