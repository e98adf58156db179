import type { PaymentState } from '@vetka/domain/payment';
import type {
  MoneyBack,
  NewPayment,
  PaymentGateway,
  PaymentNotification,
  PaymentSnapshot,
} from '../../src/adapters/payments/gateway.ts';
import { failure, success, type ProviderResult } from '../../src/adapters/result.ts';
import { Violation } from './conductor.ts';
import type { BankFault, Plan } from './plan.ts';

/** A payment in the books of the bank, in kopecks. */
interface Entry {
  externalId: string;
  orderId: string;
  /** Our number of the attempt. */
  paymentId: string;
  status: PaymentState;
  amount: number;
  charged: number;
  refunded: number;
  /** Null before the charge. */
  chargedAt: Date | null;
  expiresAt: Date;
  /** Refunds that must not be repeated. */
  requests: Set<string>;
}

interface Surroundings {
  /** Waits for a turn. */
  pass: (label: string) => Promise<void>;
  /** Sends a notification. */
  notify: (body: string) => void;
}

const isOpen = ({ status }: Entry): boolean => status === 'CREATED' || status === 'PENDING';
const unreachable = () => failure('unavailable', 'timeout', 'Банк не отвечает');

/**
 * A bank with its own books, which are the truth about money. T-Bank moves money once per request id; Tochka knows no
 * request ids. A cancelled payment that was charged is refunded, as at T-Bank.
 */
export class SimulatedBank {
  readonly #plan: Pick<Plan, 'bank' | 'faults'>;
  readonly #around: Surroundings;
  readonly #entries = new Map<string, Entry>();
  readonly #returnedTwice: string[] = [];
  readonly #calls = new Map<string, number>();
  #isHealthy = false;

  constructor(plan: Pick<Plan, 'bank' | 'faults'>, around: Surroundings) {
    this.#plan = plan;
    this.#around = around;
  }

  get entries(): readonly Entry[] {
    return [...this.#entries.values()];
  }

  /** From now on every call is answered. */
  heal(): void {
    this.#isHealthy = true;
  }

  /** The customer pays on the bank's page; between its opening and the charge anything may happen. */
  async pay(externalId: string, card: 'good' | 'bad'): Promise<void> {
    await this.#around.pass('opens the page of the bank');
    const entry = this.#found(externalId);
    this.#expire(entry);
    if (!isOpen(entry)) return;
    entry.status = 'PENDING';
    await this.#around.pass('enters the code of the card');
    if (!isOpen(entry)) return;
    if (card === 'bad') return this.#move(entry, 'REJECTED');
    entry.charged = entry.amount;
    entry.chargedAt = new Date();
    this.#move(entry, 'CONFIRMED');
  }

  readonly gateway = (): PaymentGateway => ({
    name: this.#plan.bank,
    create: (payment) => this.#call('create', () => this.#create(payment)),
    state: (id) => this.#call('state', () => this.#state(id)),
    cancel: (id) => this.#call('cancel', () => this.#cancel(id)),
    refund: (request) => this.#call('refund', () => this.#refund(request)),
    parseNotification: async (_headers, rawBody) => success(JSON.parse(rawBody) as PaymentNotification),
    acknowledgement: () => ({ status: 200, contentType: 'text/plain', body: 'OK' }),
  });

  async #call<T>(name: string, work: () => ProviderResult<T>): Promise<ProviderResult<T>> {
    const fault = this.#faultOf(name);
    await this.#around.pass(`bank ${name}${fault ? ` (${fault})` : ''}`);
    if (fault === 'not reached') return unreachable();
    const answer = work();
    await this.#around.pass(`bank answers ${name}`);
    return fault === 'answer lost' ? unreachable() : answer;
  }

  /** Counts the call. */
  #faultOf(name: string): BankFault['kind'] | undefined {
    const count = (of: string): number => {
      const call = this.#calls.get(of) ?? 0;
      this.#calls.set(of, call + 1);
      return call;
    };
    const [any, own] = [count('any'), count(name)];
    if (this.#isHealthy) return undefined;
    return this.#plan.faults.find(
      ({ of, call }) => call === (of === 'any' ? any : own) && (of === 'any' || of === name),
    )?.kind;
  }

  #create({ orderId, paymentId, amount, expiresAt }: NewPayment) {
    const externalId = `P${this.#entries.size + 1}-${paymentId}`;
    const entry: Entry = {
      externalId,
      orderId,
      paymentId,
      status: 'CREATED',
      amount,
      charged: 0,
      refunded: 0,
      chargedAt: null,
      expiresAt,
      requests: new Set(),
    };
    this.#entries.set(externalId, entry);
    return success({ externalId, paymentLink: `https://bank.test/${externalId}`, status: entry.status });
  }

  #state(externalId: string): ProviderResult<PaymentSnapshot> {
    const entry = this.#entries.get(externalId);
    if (!entry) return failure('not-found', '255', 'Платёж не найден');
    this.#expire(entry);
    return success(snapshotOf(entry));
  }

  #cancel(externalId: string): ProviderResult<PaymentSnapshot> {
    const entry = this.#found(externalId);
    if (isOpen(entry)) this.#move(entry, 'CANCELED');
    else if (entry.charged > entry.refunded) this.#return(entry, entry.charged - entry.refunded);
    else return failure('rejected', '4', 'Отменить нельзя');
    return success(snapshotOf(entry));
  }

  #refund({ externalId, amount, requestId = '' }: MoneyBack): ProviderResult<PaymentSnapshot> {
    const entry = this.#found(externalId);
    if (this.#plan.bank === 'tbank' && entry.requests.has(requestId)) return success(snapshotOf(entry));
    const left = entry.charged - entry.refunded;
    if (left === 0 || (amount ?? left) > left) return failure('rejected', '8', 'Столько вернуть нельзя');
    if (entry.requests.has(requestId)) this.#returnedTwice.push(requestId);
    entry.requests.add(requestId);
    this.#return(entry, amount ?? left);
    return success(snapshotOf(entry));
  }

  /** Refunds that were made twice. */
  get returnedTwice(): readonly string[] {
    return this.#returnedTwice;
  }

  #return(entry: Entry, amount: number): void {
    entry.refunded += amount;
    this.#move(entry, entry.refunded === entry.charged ? 'REFUNDED' : 'PARTIAL_REFUNDED');
  }

  #move(entry: Entry, status: PaymentState): void {
    entry.status = status;
    const { paymentId } = entry;
    this.#around.notify(JSON.stringify({ ...snapshotOf(entry), paymentId, errorCode: '0' }));
  }

  #expire(entry: Entry): void {
    if (isOpen(entry) && entry.expiresAt.getTime() < Date.now()) this.#move(entry, 'EXPIRED');
  }

  #found(externalId: string): Entry {
    const entry = this.#entries.get(externalId);
    if (!entry) throw new Violation(`The bank was asked about ${externalId}, which it does not know.`);
    return entry;
  }
}

const snapshotOf = ({ externalId, status, charged, refunded, amount }: Entry): PaymentSnapshot => ({
  externalId,
  status,
  bankStatus: status,
  amount: charged > 0 ? charged - refunded : amount,
});
