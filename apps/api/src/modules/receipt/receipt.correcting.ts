import { isDeepStrictEqual } from 'node:util';
import { dayIn, defaultTimeZone } from '@vetka/domain/date';
import { mistakesOf, missingSteps, type CorrectionStep, type CorrectReceipt } from '@vetka/domain/receipt';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { spreadDifference, type FiscalReceipt } from '../../adapters/payments/receipt.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { fiscalReceipts, payments, refunds } from '../../platform/database/schema/index.ts';
import { conflict, invalid, notFound } from '../../platform/http/refusal.ts';
import { configOf, fiscalReceipt } from './receipt.expecting.ts';
import { receiptMessages as messages } from './receipt.messages.ts';
import { judgedOf } from './receipt.reading.ts';
import { findCorrections, lockReceipt, type NewReceipt, type ReceiptRow } from './receipt.repository.ts';

type Paid = typeof payments.$inferSelect;

/** The day of the payment or of the refund, in Moscow. */
async function dayOf(tx: Transaction, { refundId, createdAt }: ReceiptRow, { confirmedAt }: Paid): Promise<string> {
  const [refund] = refundId === null ? [] : await tx.select().from(refunds).where(eq(refunds.id, refundId));
  return dayIn(defaultTimeZone, (refundId === null ? confirmedAt : refund?.finishedAt) ?? createdAt);
}

/** The correct receipt. Only a wrong seller is replaced by today's. @throws Refusal 422 on `mistake` */
async function rightReceipt(
  app: FastifyInstance,
  tx: Transaction,
  { paymentId, refundId, amount }: ReceiptRow,
  { provider, mistake }: Pick<Paid, 'provider'> & Pick<CorrectReceipt, 'mistake'>,
): Promise<Pick<FiscalReceipt, 'lines' | 'taxation'>> {
  const config = configOf(app, provider);
  if (!config) throw invalid({ mistake: messages.noRegister }, 'receipt.no-register');
  const as = mistake === 'SUPPLIER' ? 'RIGHT' : 'SENT';
  const right = await fiscalReceipt(app, tx, config, { paymentId, refundId, amount, as });
  if (!right.ok) throw invalid({ mistake: right.message });
  return right.value;
}

/** The lines as printed. When the amount was wrong, the largest of them carry the difference. */
function printedLines({ lines, amount, printedAmount }: ReceiptRow): NewReceipt['lines'] {
  if (printedAmount === null || printedAmount === amount) return lines;
  return spreadDifference(lines, printedAmount).flatMap((line, index) => {
    if (line.amount === 0) return [];
    return line.amount === lines[index]?.amount ? [line] : [{ ...line, quantity: 1, price: line.amount }];
  });
}

/**
 * Writes the documents of a correction; the worker sends them.
 * @throws Refusal 404, 409 when there is nothing to correct, 422 on `mistake` and `baseNumber`
 */
export async function correctReceipt(
  app: FastifyInstance,
  tx: Transaction,
  id: number,
  { mistake, basis, baseNumber }: CorrectReceipt,
): Promise<void> {
  const row = await lockReceipt(tx, id);
  if (!row || row.correctsId !== null) throw notFound('receipt.unknown', messages.unknown);
  if (!app.providers.cashRegister) throw invalid({ mistake: messages.noRegister }, 'receipt.no-register');
  if (basis === 'INSTRUCTION' && baseNumber.trim() === '') throw invalid({ baseNumber: messages.noNumber });
  const judged = judgedOf(row, await findCorrections(tx, [id]));
  if (!mistakesOf(judged, new Date()).includes(mistake)) throw conflict('receipt.corrected', messages.corrected);
  const [payment] = await tx.select().from(payments).where(eq(payments.id, row.paymentId));
  if (!payment) throw notFound();
  const right = await rightReceipt(app, tx, row, { provider: payment.provider, mistake });
  const isSame = isDeepStrictEqual([...right.lines], row.lines) && right.taxation === row.taxation;
  if (isSame && (mistake === 'SUPPLIER' || mistake === 'VAT')) throw invalid({ mistake: messages.same });
  const baseDay = await dayOf(tx, row, payment);
  const { paymentId, refundId } = row;
  const documentOf = ({ kind, lines }: CorrectionStep): NewReceipt => ({
    kind,
    paymentId,
    refundId,
    correctsId: id,
    amount: lines === 'RIGHT' ? row.amount : (row.printedAmount ?? row.amount),
    taxation: lines === 'RIGHT' ? right.taxation : row.taxation,
    lines: lines === 'RIGHT' ? [...right.lines] : printedLines(row),
    mistake,
    basis,
    baseNumber: baseNumber.trim(),
    baseDay,
    nextAt: new Date(),
  });
  await tx.insert(fiscalReceipts).values(missingSteps(judged, mistake).map(documentOf));
}
