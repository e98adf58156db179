import { Type, type Static } from 'typebox';
import { moderationLimits } from '../moderation/values.ts';
import { Meta, pageQuery } from '../paging/schema.ts';
import { Day, Entity, Enumeration, Id, Kopecks, Moment, Nullable, Words } from '../value/schema.ts';
import * as values from './values.ts';

export const ReceiptKind = Enumeration('ReceiptKind', values.receiptKinds);
export type ReceiptKind = Static<typeof ReceiptKind>;
export const ReceiptState = Enumeration('ReceiptState', values.receiptStates);
export type ReceiptState = Static<typeof ReceiptState>;
export const ReceiptProblem = Enumeration('ReceiptProblem', values.receiptProblems);
export type ReceiptProblem = Static<typeof ReceiptProblem>;
export const ReceiptMistake = Enumeration('ReceiptMistake', values.receiptMistakes);
export type ReceiptMistake = Static<typeof ReceiptMistake>;
export const CorrectionBasis = Enumeration('CorrectionBasis', values.correctionBases);
export type CorrectionBasis = Static<typeof CorrectionBasis>;
export const ReceiptView = Enumeration('ReceiptView', values.receiptViews);
export type ReceiptView = Static<typeof ReceiptView>;

/** A line of a fiscal receipt (kopecks). */
export const PrintedLine = Entity('PrintedLine', {
  name: Type.String(),
  quantity: Type.Integer({ minimum: 1 }),
  amount: Kopecks,
  /** The rate in the notation of the banks: `none`, `vat22`. */
  vat: Type.String(),
  /** Name and ИНН of the seller; null when the marketplace sells. */
  supplier: Nullable(Type.String()),
});
export type PrintedLine = Static<typeof PrintedLine>;

/** A document that corrects a receipt. */
export const CorrectionDocument = Entity('CorrectionDocument', {
  id: Id,
  kind: ReceiptKind,
  state: ReceiptState,
  mistake: ReceiptMistake,
  basis: CorrectionBasis,
  baseNumber: Type.String(),
  /** The day of the payment or the refund that is corrected (tag 1178). */
  baseDay: Day,
  amount: Kopecks,
  documentNumber: Type.String(),
  sign: Type.String(),
  url: Nullable(Type.String()),
  /** The reason the cash register has refused it, or has not answered yet. */
  error: Type.String(),
  createdAt: Moment,
  printedAt: Nullable(Moment),
});
export type CorrectionDocument = Static<typeof CorrectionDocument>;

/** A fiscal receipt of a payment or a refund, for the administration (kopecks). */
export const CashReceipt = Entity('CashReceipt', {
  id: Id,
  kind: ReceiptKind,
  state: ReceiptState,
  problem: Nullable(ReceiptProblem),
  /** null for a subscription. */
  orderId: Nullable(Id),
  amount: Kopecks,
  /** The printed document; null until the cash register confirms it. */
  printedAmount: Nullable(Kopecks),
  documentNumber: Type.String(),
  /** The fiscal sign (ФПД). */
  sign: Type.String(),
  /** The receipt on the site of the fiscal data operator. */
  url: Nullable(Type.String()),
  error: Type.String(),
  createdAt: Moment,
  printedAt: Nullable(Moment),
  lines: Type.Array(PrintedLine),
  corrections: Type.Array(CorrectionDocument),
  /** The reason it can be corrected now. */
  mistakes: Type.Array(ReceiptMistake),
});
export type CashReceipt = Static<typeof CashReceipt>;

export const CashReceipts = Entity('CashReceipts', { data: Type.Array(CashReceipt), meta: Meta });
export type CashReceipts = Static<typeof CashReceipts>;

export const ReceiptsQuery = Type.Object({
  ...pageQuery,
  view: Type.Optional(ReceiptView),
  /** Receipts of one order. */
  orderId: Type.Optional(Id),
});
export type ReceiptsQuery = Static<typeof ReceiptsQuery>;

export const CorrectReceipt = Entity('CorrectReceipt', {
  mistake: ReceiptMistake,
  basis: CorrectionBasis,
  /** The number of the tax service's order; empty for a voluntary correction. */
  baseNumber: Type.String({ maxLength: values.receiptLimits.number }),
  reason: Words(moderationLimits.why),
});
export type CorrectReceipt = Static<typeof CorrectReceipt>;
