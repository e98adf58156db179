import type { LedgerAccount } from '@vetka/domain/ledger';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connect.ts';
import { payouts } from '../../platform/database/schema/payout.ts';
import { lockSeller, write } from './ledger.entries.ts';
import { withDebt } from './ledger.refund.ts';
import { coverDebt, dated, type At } from './ledger.sale.ts';

type Cause = 'PAYOUT' | 'PAYOUT_PAID' | 'PAYOUT_FAILED' | 'PAYOUT_RETURNED';

interface Move {
  cause: Cause;
  from: LedgerAccount;
  to: LedgerAccount;
}

/** Moves the whole amount of a payout, once for each cause. */
async function move(tx: Transaction, payoutId: number, { cause, from, to }: Move, when: At): Promise<void> {
  const [payout] = await tx.select().from(payouts).where(eq(payouts.id, payoutId));
  if (!payout) throw new Error(`There is no payout ${payoutId}.`);
  const { serviceId, amount } = payout;
  const owned = (account: LedgerAccount) => (account === 'BANK' ? { account } : { account, serviceId });
  const key = `${cause.toLowerCase().replace('_', '-')}:${payoutId}`;
  if (to === 'SELLER_AVAILABLE') await lockSeller(tx, serviceId);
  const entries = [
    { ...owned(from), amount: -amount },
    { ...owned(to), amount },
  ];
  const of = { cause, key, payoutId, ...dated(when) };
  const isNew = await write(tx, of, cause === 'PAYOUT_PAID' ? await withDebt(tx, serviceId, entries) : entries);
  if (isNew && to === 'SELLER_AVAILABLE') await coverDebt(tx, serviceId, key, when);
}

/** A payout is decided, so its money is no longer available. The seller must be locked. */
export const payout = (tx: Transaction, payoutId: number, when: At = {}): Promise<void> =>
  move(tx, payoutId, { cause: 'PAYOUT', from: 'SELLER_AVAILABLE', to: 'SELLER_PAYOUT' }, when);

/** The bank has made the payout. */
export const payoutPaid = (tx: Transaction, payoutId: number, when: At = {}): Promise<void> =>
  move(tx, payoutId, { cause: 'PAYOUT_PAID', from: 'SELLER_PAYOUT', to: 'BANK' }, when);

/**
 * The bank has made a payout that it had refused before. The part that is no longer available to the seller becomes a
 * debt. The seller must be locked.
 */
export const payoutPaidAfterRefusal = (tx: Transaction, payoutId: number, when: At = {}): Promise<void> =>
  move(tx, payoutId, { cause: 'PAYOUT_PAID', from: 'SELLER_AVAILABLE', to: 'BANK' }, when);

/** The bank has refused the payout. */
export const payoutFailed = (tx: Transaction, payoutId: number, when: At = {}): Promise<void> =>
  move(tx, payoutId, { cause: 'PAYOUT_FAILED', from: 'SELLER_PAYOUT', to: 'SELLER_AVAILABLE' }, when);

/** The bank had made the payout, and the money has come back. */
export const payoutReturned = (tx: Transaction, payoutId: number, when: At = {}): Promise<void> =>
  move(tx, payoutId, { cause: 'PAYOUT_RETURNED', from: 'BANK', to: 'SELLER_AVAILABLE' }, when);
