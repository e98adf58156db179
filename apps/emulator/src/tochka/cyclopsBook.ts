import { randomUUID } from 'node:crypto';
import type { PaymentBook } from '../payments/book.ts';
import { isPaid } from '../payments/payment.ts';

export type CyclopsDealStatus = 'new' | 'in_process' | 'closed' | 'rejected' | 'correction' | 'canceled_by_platform';

export interface CyclopsRecipient {
  number: number;
  type: string;
  /** Kopecks. */
  amount: number;
  account: string;
  bank_code: string;
  name: string;
  inn: string;
}

export interface CyclopsDeal {
  id: string;
  extKey: string;
  virtualAccount: string;
  amount: number;
  recipient: CyclopsRecipient;
  status: CyclopsDealStatus;
  paymentStatus: 'NEW' | 'WAIT_SEND' | 'PAID' | 'CANCELED';
  reason: string;
}

export interface Beneficiary {
  id: string;
  inn: string;
  /** A company, an entrepreneur, anybody else. */
  kind: 'ul' | 'I' | 'F';
  data: unknown;
  /** Of people: what was sent last, and what of it the bank has checked. */
  documents: CyclopsDocument[];
  isActive: boolean;
  /** The bank has checked it. */
  isAdded: boolean;
}

type DocumentsStatus = 'IN_PROGRESS' | 'SUCCESS' | 'ERROR';

/** Data of a passport or of the number of a taxpayer. */
export interface CyclopsDocument {
  type: string;
  data: Record<string, unknown>;
  status: DocumentsStatus;
}

/** An act of a deal. */
interface CyclopsFile {
  id: string;
  dealId: string;
  number: string;
  day: string;
  pdf: Buffer;
  isAccepted: boolean;
}

/** The bank's behaviour. */
export interface CyclopsPlan {
  /** New beneficiaries stay unchecked, and deals in_process, until a test changes that. */
  isChecking: boolean;
  /** The next deals do not pass compliance. */
  refuseNext: number;
  /** What becomes of documents of people. */
  documents: DocumentsStatus;
  /** Acts of deals are accepted later than they are uploaded: by the second question about them. */
  isReadingActs: boolean;
}

const overWithoutPayment: readonly CyclopsDealStatus[] = ['rejected', 'canceled_by_platform'];

/** Reserved, on its way or paid. */
const isTaken = ({ status, paymentStatus }: CyclopsDeal): boolean =>
  !overWithoutPayment.includes(status) && !(status === 'closed' && paymentStatus === 'CANCELED');

/** The beneficiaries, virtual accounts and deals of this run. */
export class CyclopsBook {
  readonly #payments: PaymentBook;
  readonly #beneficiaries = new Map<string, Beneficiary>();
  readonly #deals = new Map<string, CyclopsDeal>();
  readonly #files = new Map<string, CyclopsFile>();
  /** Kopecks by payment, once it is identified. */
  readonly #identified = new Map<string, { virtualAccount: string; amount: number }>();
  plan: CyclopsPlan = { isChecking: false, refuseNext: 0, documents: 'SUCCESS', isReadingActs: false };

  constructor(payments: PaymentBook) {
    this.#payments = payments;
  }

  addBeneficiary(kind: Beneficiary['kind'], inn: string, data: unknown): Beneficiary {
    const isAdded = !this.plan.isChecking;
    const made: Beneficiary = { id: randomUUID(), inn, kind, data, documents: [], isActive: true, isAdded };
    this.#beneficiaries.set(made.id, made);
    return made;
  }

  beneficiary(id: string): Beneficiary | undefined {
    return this.#beneficiaries.get(id);
  }

  beneficiaries(): Beneficiary[] {
    return [...this.#beneficiaries.values()];
  }

  /** Payments of buyers that are not identified yet. */
  unidentified(): string[] {
    return this.#payments
      .all()
      .filter((payment) => payment.bank === 'tochka' && isPaid(payment) && !this.#identified.has(payment.id))
      .map(({ id }) => id);
  }

  /** Kopecks of an incoming payment. */
  incoming(id: string): { amount: number; isIdentified: boolean } | undefined {
    const payment = this.#payments.find('tochka', id);
    if (!payment || !isPaid(payment)) return undefined;
    const known = this.#identified.get(id);
    return { amount: known?.amount ?? payment.amount, isIdentified: known !== undefined };
  }

  identify(id: string, virtualAccount: string, amount: number): void {
    this.#identified.set(id, { virtualAccount, amount });
  }

  /** The part of a virtual account that a deal may take (kopecks): other open deals have reserved theirs. */
  cashFor(deal: CyclopsDeal): number {
    return this.#cashOn(deal.virtualAccount, deal);
  }

  /**
   * The largest possible refund of a payment (kopecks). The money of an identified payment is on a virtual account, and
   * refunds are paid from there.
   */
  refundable(id: string): number {
    const known = this.#identified.get(id);
    return known ? this.#cashOn(known.virtualAccount) : Number.MAX_SAFE_INTEGER;
  }

  /** The money on a virtual account that no deal has taken (kopecks). @param except a deal that does not count */
  #cashOn(virtualAccount: string, except?: CyclopsDeal): number {
    const isOwn = (one: { virtualAccount: string }) => one.virtualAccount === virtualAccount;
    const sum = (rows: readonly { amount: number }[]) => rows.reduce((total, { amount }) => total + amount, 0);
    const taken = this.deals().filter((deal) => deal !== except && isOwn(deal) && isTaken(deal));
    const kept = [...this.#identified].map(([id, known]) => ({
      ...known,
      amount: Math.min(known.amount, this.#payments.find('tochka', id)?.amount ?? 0),
    }));
    return sum(kept.filter(isOwn)) - sum(taken);
  }

  addFile(details: Pick<CyclopsFile, 'dealId' | 'number' | 'day' | 'pdf'>): CyclopsFile {
    const file = { ...details, id: randomUUID(), isAccepted: !this.plan.isReadingActs };
    this.#files.set(file.id, file);
    return file;
  }

  file(id: string): CyclopsFile | undefined {
    return this.#files.get(id);
  }

  filesOf(dealId: string): CyclopsFile[] {
    return [...this.#files.values()].filter((file) => file.dealId === dealId);
  }

  addDeal(details: Pick<CyclopsDeal, 'extKey' | 'virtualAccount' | 'amount' | 'recipient'>): CyclopsDeal {
    const deal: CyclopsDeal = { ...details, id: randomUUID(), status: 'new', paymentStatus: 'NEW', reason: '' };
    this.#deals.set(deal.id, deal);
    return deal;
  }

  deal(id: string): CyclopsDeal | undefined {
    return this.#deals.get(id);
  }

  deals(): CyclopsDeal[] {
    return [...this.#deals.values()];
  }
}
