import { divideStakes, payoutLeast, payoutMinimum, type Stake } from '../payout/index.ts';
import {
  commissionOf,
  coveredOf,
  missingOf,
  returnOf,
  saleOf,
  type LedgerAccount,
  type LedgerLine,
  type Posting,
} from './index.ts';
import type { Happening } from './months.happenings.ts';

/** The functions by which the program moves money. */
export const rules = { commissionOf, saleOf, returnOf, missingOf, coveredOf, divideStakes };
export type Rules = typeof rules;

interface Sold {
  line: LedgerLine;
  dealId: number;
  day: number;
  refunded: number;
  isReleased: boolean;
  isDisputed: boolean;
}

interface Paid {
  amount: number;
  dealId: number;
  state: 'SENT' | 'PAID' | 'FAILED' | 'RETURNED';
}

/** A day for disputes, and a new deal at the bank each week. */
const disputeDays = 1;
const dealDays = 7;

/**
 * A seller in memory: the ledger is moved by the same functions as in the program, and the bank has separate books.
 * Checked after each event. @throws when money is created or lost
 */
export class Month {
  readonly #rules: Rules;
  readonly #balances = new Map<LedgerAccount, number>();
  readonly #sold: Sold[] = [];
  readonly #refunds: { sold: Sold; before: number; after: number }[] = [];
  readonly #payouts: Paid[] = [];
  #day = 0;
  /** The books of the bank: payments of buyers, refunds and payouts. */
  #received = 0;
  #returned = 0;
  #paidOut = 0;
  steps = 0;

  /** @param planted functions with a mistake, which the checks must find */
  constructor(planted: Partial<Rules> = {}) {
    this.#rules = { ...rules, ...planted };
  }

  live(happenings: readonly Happening[]): void {
    for (const each of happenings) {
      this.#take(each);
      this.#check();
      this.steps += 1;
    }
    this.#end();
  }

  #take(each: Happening): void {
    if (each.do === 'sell') return this.#sell(each);
    if (each.do === 'day') return this.#nextDay();
    if (each.do === 'bank') return this.#answer(each.payout, each.fate);
    if (each.do === 'refund fails') return this.#failRefund(each.refund);
    const sold = this.#sold[each.line % this.#sold.length];
    if (!sold) return;
    if (each.do === 'dispute') sold.isDisputed = !sold.isReleased;
    else this.#refund(sold, Math.ceil(((sold.line.paid - sold.refunded) * each.share) / 1_000));
  }

  #sell({ paid, compensation, rate, minimum }: Extract<Happening, { do: 'sell' }>): void {
    const { total: commission, tax } = this.#rules.commissionOf(paid + compensation, { rate, minimum, taxRate: 2_200 });
    const line = { paid, compensation, commission, tax };
    this.#received += paid;
    this.#move([
      { account: 'BANK', amount: -paid },
      { account: 'BUYER_HOLD', amount: paid },
    ]);
    this.#move(this.#rules.saleOf(line));
    const dealId = Math.floor(this.#day / dealDays) + 1;
    this.#sold.push({ line, dealId, day: this.#day, refunded: 0, isReleased: false, isDisputed: false });
  }

  #refund(sold: Sold, amount: number): void {
    if (amount <= 0) return;
    const [before, after] = [sold.refunded, sold.refunded + amount];
    this.#give(sold, before, after);
    this.#refunds.push({ sold, before, after });
    this.#returned += amount;
    this.#move([
      { account: 'BUYER_HOLD', amount: -amount },
      { account: 'BANK', amount },
    ]);
  }

  /** The newest refund of a line may fail: the bank withdraws its confirmation before the money has left. */
  #failRefund(index: number): void {
    const refund = this.#refunds[index % this.#refunds.length];
    if (!refund || refund.sold.refunded !== refund.after) return;
    const amount = refund.after - refund.before;
    this.#returned -= amount;
    this.#move([
      { account: 'BANK', amount: -amount },
      { account: 'BUYER_HOLD', amount },
    ]);
    this.#give(refund.sold, refund.after, refund.before);
    this.#refunds.splice(this.#refunds.indexOf(refund), 1);
  }

  #give(sold: Sold, before: number, after: number): void {
    const seller = sold.isReleased ? 'SELLER_AVAILABLE' : 'SELLER_PENDING';
    const postings = this.#rules.returnOf(sold.line, { before, after }, seller);
    this.#move(sold.isReleased ? this.#withDebt(postings) : postings);
    sold.refunded = after;
    if (sold.isReleased) this.#cover();
  }

  #withDebt(postings: Posting[]): Posting[] {
    const taken = -postings
      .filter(({ account }) => account === 'SELLER_AVAILABLE')
      .reduce((sum, { amount }) => sum + amount, 0);
    const missing = taken > 0 ? this.#rules.missingOf(taken, this.#balance('SELLER_AVAILABLE')) : 0;
    return [
      ...postings,
      { account: 'SELLER_AVAILABLE', amount: missing },
      { account: 'SELLER_DEBT', amount: -missing },
    ];
  }

  #cover(): void {
    const amount = this.#rules.coveredOf(this.#balance('SELLER_DEBT'), this.#balance('SELLER_AVAILABLE'));
    this.#move([
      { account: 'SELLER_AVAILABLE', amount: -amount },
      { account: 'SELLER_DEBT', amount },
    ]);
  }

  /** The dispute period of yesterday's lines ends, and available money is paid out. */
  #nextDay(): void {
    this.#day += 1;
    for (const sold of this.#sold) {
      if (sold.isReleased || sold.isDisputed || this.#day < sold.day + disputeDays) continue;
      this.#release(sold);
    }
    if (!this.#payouts.some(({ state }) => state === 'SENT')) this.#plan();
  }

  #release(sold: Sold): void {
    const amount = valueOf(sold);
    sold.isReleased = true;
    this.#move([
      { account: 'SELLER_PENDING', amount: -amount },
      { account: 'SELLER_AVAILABLE', amount },
    ]);
    this.#cover();
  }

  #plan(): void {
    const available = this.#balance('SELLER_AVAILABLE');
    const stakes = this.#stakes();
    for (const { dealId, amount } of this.#rules.divideStakes(available, stakes)) {
      const stake = stakes.find((each) => each.dealId === dealId)?.amount ?? 0;
      require(amount <= stake, `${amount} is paid of deal ${dealId}, in which are ${stake}`);
      this.#payouts.push({ dealId: dealId ?? 0, amount, state: 'SENT' });
      this.#move([
        { account: 'SELLER_AVAILABLE', amount: -amount },
        { account: 'SELLER_PAYOUT', amount },
      ]);
    }
  }

  /** What is available and lies in deals of which the bank would pay. */
  #payable(): number {
    const inDeals = this.#stakes().filter(({ amount }) => amount >= payoutLeast);
    const sum = inDeals.reduce((total, { amount }) => total + amount, 0);
    return Math.min(sum, this.#balance('SELLER_AVAILABLE'));
  }

  #stakes(): Stake[] {
    const stakes = new Map<number, number>();
    const add = (dealId: number, amount: number) => stakes.set(dealId, (stakes.get(dealId) ?? 0) + amount);
    for (const sold of this.#sold) if (sold.isReleased) add(sold.dealId, valueOf(sold));
    for (const { dealId, amount, state } of this.#payouts)
      if (state === 'SENT' || state === 'PAID') add(dealId, -amount);
    return [...stakes].toSorted(([one], [other]) => one - other).map(([dealId, amount]) => ({ dealId, amount }));
  }

  #answer(index: number, fate: Extract<Happening, { do: 'bank' }>['fate']): void {
    const payout = this.#payouts[index % this.#payouts.length];
    if (!payout) return;
    const { amount, state } = payout;
    const moves = { pays: 'SENT', refuses: 'SENT', returns: 'PAID', 'pays what it has refused': 'FAILED' } as const;
    if (state !== moves[fate]) return;
    if (fate === 'pays') this.#pay(payout, [{ account: 'SELLER_PAYOUT', amount: -amount }]);
    else if (fate === 'pays what it has refused')
      this.#pay(payout, this.#withDebt([{ account: 'SELLER_AVAILABLE', amount: -amount }]));
    else {
      payout.state = fate === 'refuses' ? 'FAILED' : 'RETURNED';
      if (fate === 'returns') this.#paidOut -= amount;
      this.#move([
        { account: fate === 'refuses' ? 'SELLER_PAYOUT' : 'BANK', amount: -amount },
        { account: 'SELLER_AVAILABLE', amount },
      ]);
      this.#cover();
    }
  }

  #pay(payout: Paid, from: Posting[]): void {
    payout.state = 'PAID';
    this.#paidOut += payout.amount;
    this.#move([...from, { account: 'BANK', amount: payout.amount }]);
  }

  /** Everything open ends well; then the seller has exactly the amount of kept sales, and nobody else's money. */
  #end(): void {
    for (const sold of this.#sold) sold.isDisputed = false;
    for (let day = 0; day < 4; day += 1) {
      this.#nextDay();
      this.#check();
      for (const payout of this.#payouts) {
        if (payout.state === 'SENT') this.#pay(payout, [{ account: 'SELLER_PAYOUT', amount: -payout.amount }]);
      }
      this.#check();
    }
    const kept = this.#sold.reduce((sum, sold) => sum + valueOf(sold), 0);
    const left = this.#balance('SELLER_AVAILABLE') + this.#balance('SELLER_DEBT');
    require(this.#balance('SELLER_PENDING') === 0, 'everything is released in the end');
    require(this.#balance('BUYER_HOLD') === 0, 'no buyer waits for money in the end');
    require(kept ===
      this.#paidOut + left, `${kept} kopecks are the seller's, but ${this.#paidOut} + ${left} were paid or are left`);
    require(this.#payable() < payoutMinimum + payoutLeast, `${this.#payable()} can be paid in the end, and is not`);
  }

  #check(): void {
    const sum = [...this.#balances.values()].reduce((total, amount) => total + amount, 0);
    const [available, debt] = [this.#balance('SELLER_AVAILABLE'), this.#balance('SELLER_DEBT')];
    require(sum === 0, `the accounts add up to ${sum}`);
    require(available >= 0 &&
      debt <= 0 &&
      (available === 0 || debt === 0), `${available} available, and a debt of ${debt}`);
    for (const account of ['BUYER_HOLD', 'SELLER_PENDING', 'SELLER_PAYOUT', 'COMMISSION', 'COMMISSION_TAX'] as const)
      require(this.#balance(account) >= 0, `${account} is ${this.#balance(account)}`);
    const atBank = this.#received - this.#returned - this.#paidOut;
    require(atBank === -this.#balance('BANK'), `the bank has ${atBank}, and not ${-this.#balance('BANK')}`);
    const released = this.#sold
      .filter(({ isReleased }) => isReleased)
      .reduce((total, sold) => total + valueOf(sold), 0);
    const onTheWay = this.#balance('SELLER_PAYOUT');
    require(this.#paidOut + onTheWay + available + debt === released, 'a seller has what was released, less refunds');
  }

  #move(postings: readonly Posting[]): void {
    const sum = postings.reduce((total, { amount }) => total + amount, 0);
    require(sum === 0, `a move adds up to ${sum}`);
    for (const { account, amount } of postings) this.#balances.set(account, this.#balance(account) + amount);
  }

  #balance(account: LedgerAccount): number {
    return this.#balances.get(account) ?? 0;
  }
}

/** The seller's amount of a line, by a separate definition: exact fractions are returned, rounded for the seller. */
function valueOf({ line: { paid, compensation, commission }, refunded }: Sold): number {
  const part = (amount: number) => (BigInt(amount) * BigInt(refunded)) / BigInt(paid);
  const isWhole = (amount: number) => (BigInt(amount) * BigInt(refunded)) % BigInt(paid) === 0n;
  const back = Number(part(commission)) + (isWhole(commission) ? 0 : 1);
  return paid - refunded + compensation - Number(part(compensation)) - (commission - back);
}

function require(isSo: boolean, what: string): void {
  if (!isSo) throw new Error(`Not so: ${what}.`);
}
