import type { CashReceipt, CashReceipts, CorrectReceipt, ReceiptsQuery } from '@vetka/domain/receipt';
import type { FastifyInstance } from 'fastify';
import type { ReceiptNotification } from '../../adapters/payments/gateway.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { confirmReceipt, type Confirmed } from './receipt.confirming.ts';
import { correctReceipt } from './receipt.correcting.ts';
import { expectReceipt, type ReceiptPayment, type ReceiptRefund } from './receipt.expecting.ts';
import { countReceipts, readReceipt, readReceipts } from './receipt.reading.ts';

/** Fiscal receipts: those printed by the bank's cash register, and their corrections. */
export class ReceiptService {
  readonly #app: FastifyInstance;

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  /** The bank prints a receipt of a payment or of its refund. */
  expect(tx: Transaction, payment: ReceiptPayment, refund: ReceiptRefund | null = null): Promise<void> {
    return expectReceipt(this.#app, tx, payment, refund);
  }

  /** The bank reports that a receipt was printed or refused. */
  confirm(paymentId: number, said: ReceiptNotification): Promise<Confirmed> {
    return confirmReceipt(this.#app, paymentId, said);
  }

  read(query: ReceiptsQuery): Promise<CashReceipts> {
    return readReceipts(this.#app.db, query);
  }

  /** How many receipts have a problem. */
  countProblems(): Promise<number> {
    return countReceipts(this.#app.db, { view: 'PROBLEMS' });
  }

  /** @throws Refusal 404, 409, 422 on `mistake` and `baseNumber` */
  async correct(tx: Transaction, id: number, body: CorrectReceipt): Promise<CashReceipt> {
    await correctReceipt(this.#app, tx, id, body);
    const corrected = await readReceipt(tx, id);
    if (!corrected) throw notFound();
    return corrected;
  }

  /** Sends due corrections to the cash register. Safe to run concurrently in several copies of the program. */
  async send(): Promise<void> {
    const { sendCorrections } = await import('./receipt.sending.ts');
    await sendCorrections(this.#app);
  }
}
