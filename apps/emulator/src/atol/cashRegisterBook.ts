import { randomUUID } from 'node:crypto';

export interface FiscalDocument {
  uuid: string;
  externalId: string;
  operation: string;
  body: Record<string, unknown>;
  status: 'wait' | 'done' | 'fail';
  error: { code: number; text: string } | null;
  documentNumber: number;
  sign: number;
  at: string;
}

/** The behaviour of the cash register. */
export interface CashRegisterPlan {
  /** How often `report` answers «wait» before a document ends. */
  waits: number;
  /** Refuses corrections with this text. */
  refusal: string | null;
  /** Whether T-Bank notifies of receipts (a setting of the terminal), and the contents. */
  tbank: 'OFF' | 'PRINTED' | 'REFUSED';
  /** Prints T-Bank's receipts for this amount instead of the right one, in kopecks. */
  amount: number | null;
}

export const fiscalDrive = '9999078900001341';

/** Documents of the cash register of this run. A number of the shop is a document once. */
export class CashRegisterBook {
  plan: CashRegisterPlan;
  readonly tokens = new Set<string>();
  #documents = new Map<string, FiscalDocument & { waits: number }>();
  // Based on the time, so that numbers do not repeat after a restart: the shop's database outlives this memory.
  #number = Math.floor(Date.now() / 1000);

  constructor(tbank: CashRegisterPlan['tbank']) {
    this.plan = { waits: 1, refusal: null, tbank, amount: null };
  }

  /** The next number and sign of a document on the fiscal drive. */
  next(): { documentNumber: number; sign: number } {
    this.#number += 1;
    return { documentNumber: this.#number, sign: 1_000_000_000 + ((this.#number * 7919) % 1_000_000_000) };
  }

  add(operation: string, externalId: string, body: Record<string, unknown>): FiscalDocument {
    const document = {
      uuid: randomUUID(),
      externalId,
      operation,
      body,
      status: 'wait' as const,
      error: null,
      ...this.next(),
      at: new Date().toISOString(),
      waits: this.plan.waits,
    };
    this.#documents.set(document.uuid, document);
    return document;
  }

  known(externalId: string): FiscalDocument | undefined {
    return this.all().find((document) => document.externalId === externalId);
  }

  /** The document as it is now: after the planned waits it is printed or refused. */
  report(uuid: string): FiscalDocument | undefined {
    const document = this.#documents.get(uuid);
    if (document?.status !== 'wait') return document;
    if (document.waits > 0) document.waits -= 1;
    else if (this.plan.refusal === null) document.status = 'done';
    else Object.assign(document, { status: 'fail', error: { code: 3, text: this.plan.refusal } });
    return document;
  }

  /** Every document, oldest first. */
  all(): FiscalDocument[] {
    return [...this.#documents.values()];
  }
}
