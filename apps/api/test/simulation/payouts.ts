import type { NewPayout, PayoutGateway, PayoutProgress, PayoutSnapshot } from '../../src/adapters/payouts/gateway.ts';
import { failure, success, type ProviderResult } from '../../src/adapters/result.ts';
import { Violation } from './conductor.ts';
import type { PayoutFate, PayoutFault, PayoutPlan } from './plan.payouts.ts';

/** A payout in the books of the bank. */
export interface PayoutEntry extends NewPayout {
  externalId: string;
  /** Undefined until it is executed. */
  fate?: PayoutFate;
  executedAt: number;
  /** Kopecks that have left the bank and have not been returned. */
  paid: number;
  /** The bank has refused it at least once. */
  isRefused: boolean;
}

interface Surroundings {
  bank: 'tbank' | 'tochka';
  /** Waits for a turn. */
  pass: (label: string) => Promise<void>;
  /** Offset of ids, so that those of different runs differ. */
  mark: string;
  /** Whether the program has recorded a payout by the bank's id, visible to all replicas. */
  isRecorded: (externalId: string) => Promise<boolean>;
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** How long the bank checks a payout that it does not make at once. */
const checkingMs = 20 * minuteMs;

/** Since the execution, the fate of a payout. */
const courses: Record<PayoutFate, (age: number) => PayoutProgress> = {
  pays: () => 'PAID',
  checks: (age) => (age < checkingMs ? 'MOVING' : 'PAID'),
  refuses: () => 'REFUSED',
  'refuses after a check': (age) => (age < checkingMs ? 'MOVING' : 'REFUSED'),
  returns: (age) => (age < dayMs ? 'PAID' : 'REFUSED'),
  'pays what it has refused': (age) => (age < 2 * checkingMs ? 'REFUSED' : 'PAID'),
};

/** The payouts of the simulated bank, with books of their own. Nothing moves before it is executed. */
export class SimulatedPayouts {
  readonly #plan: PayoutPlan;
  readonly #around: Surroundings;
  readonly #entries: PayoutEntry[] = [];
  readonly #calls = new Map<string, number>();
  #executed = 0;
  #deals = 0;
  #isHealthy = false;

  constructor(plan: PayoutPlan, around: Surroundings) {
    this.#plan = plan;
    this.#around = around;
  }

  /** The amount that the bank has paid by now, even if nobody has queried it. */
  get entries(): readonly PayoutEntry[] {
    for (const entry of this.#entries) {
      const progress = this.#progressOf(entry);
      entry.paid = progress === 'PAID' ? entry.amount : 0;
      entry.isRefused ||= progress === 'REFUSED';
    }
    return this.#entries;
  }

  /** From now on every call is answered. */
  heal(): void {
    this.#isHealthy = true;
  }

  readonly gateway = (): PayoutGateway => ({
    name: this.#around.bank,
    hasDeals: this.#around.bank === 'tbank',
    asksFor: [],
    openDeal: () => this.#call('openDeal', () => success(`D${this.#around.mark}-${(this.#deals += 1)}`)),
    closeDeal: () => this.#call('closeDeal', () => success(true)),
    register: ({ serviceId }) => this.#call('register', () => success(`R${serviceId}`)),
    prepare: (payout) => this.#call('prepare', () => this.#prepare(payout)),
    execute: (id) => this.#call('execute', () => this.#execute(id)),
    state: (id) => this.#call('state', () => success(this.#snapshotOf(this.#found(id)))),
  });

  async #call<T>(name: string, work: () => ProviderResult<T> | Promise<ProviderResult<T>>): Promise<ProviderResult<T>> {
    const fault = this.#faultOf(name);
    await this.#around.pass(`bank ${name} payout${fault ? ` (${fault})` : ''}`);
    if (fault === 'not reached') return failure('unavailable', 'timeout', 'Банк не отвечает');
    if (fault === 'refused') return failure('rejected', '8', 'Банк отказал');
    const answer = await work();
    await this.#around.pass(`bank answers ${name} payout`);
    return fault === 'answer lost' ? failure('unavailable', 'timeout', 'Банк не отвечает') : answer;
  }

  /** Counts the call. */
  #faultOf(name: string): PayoutFault['kind'] | undefined {
    const number = this.#calls.get(name) ?? 0;
    this.#calls.set(name, number + 1);
    if (this.#isHealthy) return undefined;
    return this.#plan.faults.find(({ of, call }) => of === name && call === number)?.kind;
  }

  #prepare(payout: NewPayout): ProviderResult<PayoutSnapshot> {
    if (this.#entries.some(({ orderNumber }) => orderNumber === payout.orderNumber))
      throw new Violation(`The bank was asked twice to prepare the payout ${payout.orderNumber}.`);
    const externalId = `W${this.#around.mark}-${this.#entries.length + 1}`;
    const entry = { ...payout, externalId, executedAt: 0, paid: 0, isRefused: false };
    this.#entries.push(entry);
    return success(this.#snapshotOf(entry));
  }

  /** Executing a payout twice moves no money a second time. A program that dies now must know what it has started. */
  async #execute(externalId: string): Promise<ProviderResult<PayoutSnapshot>> {
    const entry = this.#found(externalId);
    if (!(await this.#around.isRecorded(externalId)))
      throw new Violation(`The bank was asked to pay ${externalId} before the id was recorded.`);
    if (entry.fate !== undefined) return failure('rejected', '8', 'Выплата уже исполняется');
    entry.fate = this.#plan.fates[this.#executed] ?? 'pays';
    entry.executedAt = Date.now();
    entry.isRefused = this.#progressOf(entry) === 'REFUSED';
    this.#executed += 1;
    return success(this.#snapshotOf(entry));
  }

  #progressOf({ fate, executedAt }: PayoutEntry): PayoutProgress {
    return fate === undefined ? 'PREPARED' : courses[fate](Date.now() - executedAt);
  }

  #snapshotOf(entry: PayoutEntry): PayoutSnapshot {
    const progress = this.#progressOf(entry);
    return { externalId: entry.externalId, progress, bankStatus: progress, message: '' };
  }

  #found(externalId: string): PayoutEntry {
    const entry = this.#entries.find((each) => each.externalId === externalId);
    if (!entry) throw new Violation(`The bank was asked about the payout ${externalId}, which it does not know.`);
    return entry;
  }
}
