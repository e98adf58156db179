import { randomUUID } from 'node:crypto';

/** A person as the tax service knows them. */
export interface Taxpayer {
  inn: string;
  isSelfEmployed: boolean;
  /** The person's answer to a partner's request. */
  agrees: 'YES' | 'NO' | 'LATER';
  isBound: boolean;
}

export interface IncomeReceipt {
  receiptId: string;
  inn: string;
  uniqueId: string;
  name: string;
  /** Roubles. */
  amount: number;
  operationTime: string;
  /** The reason it was annulled. */
  cancelReason: string | null;
}

/** People and receipts of «Мой налог». Everybody is self-employed and agrees when asked, unless a test changes that. */
export class TaxpayerBook {
  readonly tokens = new Set<string>();
  /** How many queries get the answer that a message is still being processed. */
  waits = 0;
  readonly receipts: IncomeReceipt[] = [];
  readonly #isBound: boolean;
  #people = new Map<string, Taxpayer>();
  #bindings = new Map<string, string>();
  #messages = new Map<string, { answer: string; waits: number }>();

  /** @param isBound everybody has agreed in advance */
  constructor(isBound: boolean) {
    this.#isBound = isBound;
  }

  person(inn: string): Taxpayer {
    const known = this.#people.get(inn) ?? { inn, isSelfEmployed: true, agrees: 'YES', isBound: this.#isBound };
    this.#people.set(inn, known);
    return known;
  }

  change(inn: string, change: Partial<Taxpayer>): Taxpayer {
    return Object.assign(this.person(inn), change, { inn });
  }

  /** A partner asks a person for permission. @returns the id of the request */
  ask(inn: string): string {
    const id = randomUUID();
    this.#bindings.set(id, inn);
    return id;
  }

  /** The person's answer; undefined for an unknown request. */
  answerTo(id: string): string | undefined {
    const inn = this.#bindings.get(id);
    if (inn === undefined) return undefined;
    const person = this.person(inn);
    if (person.agrees === 'YES') person.isBound = true;
    return { YES: 'COMPLETED', NO: 'FAILED', LATER: 'IN_PROGRESS' }[person.agrees];
  }

  keep(answer: string): string {
    const id = randomUUID();
    this.#messages.set(id, { answer, waits: this.waits });
    return id;
  }

  /** The answer to a message: null while it is being processed, undefined for an unknown one. */
  read(id: string): string | null | undefined {
    const message = this.#messages.get(id);
    if (message === undefined || message.waits === 0) return message?.answer;
    message.waits -= 1;
    return null;
  }
}
