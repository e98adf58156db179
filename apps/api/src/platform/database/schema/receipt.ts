import { correctionBases, receiptKinds, receiptMistakes, receiptStates } from '@vetka/domain/receipt';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { FiscalLine, Taxation } from '../../../adapters/payments/receipt.ts';
import { createdAt, id, kopecksSum, moment, notNegative, oneOf, updatedAt } from './columns.ts';
import { payments, refunds } from './payment.ts';

/** Fiscal receipts (54-FZ) of payments and refunds, and the documents that correct them. */
export const fiscalReceipts = pgTable(
  'fiscal_receipts',
  {
    id: id(),
    kind: text({ enum: receiptKinds }).notNull(),
    paymentId: integer()
      .notNull()
      .references(() => payments.id),
    /** null for the receipt of the payment itself. */
    refundId: integer().references(() => refunds.id),
    /** The receipt that this document corrects. */
    correctsId: integer(),
    amount: kopecksSum().notNull(),
    taxation: text().$type<Taxation>().notNull(),
    lines: jsonb().$type<FiscalLine[]>().notNull(),
    state: text({ enum: receiptStates }).notNull().default('EXPECTED'),
    /** Of a correction: the cash register prints a document with this number once. */
    requestId: uuid().notNull().defaultRandom(),
    /** The cash register's number of a correction. */
    externalId: text(),
    attempts: integer().notNull().default(0),
    nextAt: moment(),
    error: text().notNull().default(''),
    printedAmount: kopecksSum(),
    /** Number of the fiscal drive, of the document on it, and its sign. */
    driveNumber: text().notNull().default(''),
    documentNumber: text().notNull().default(''),
    sign: text().notNull().default(''),
    url: text(),
    printedAt: moment(),
    mistake: text({ enum: receiptMistakes }),
    basis: text({ enum: correctionBases }),
    baseNumber: text().notNull().default(''),
    /** The day of the corrected payment or refund. */
    baseDay: date(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    oneOf('fiscal_receipts_kind', table.kind, receiptKinds),
    oneOf('fiscal_receipts_state', table.state, receiptStates),
    oneOf('fiscal_receipts_mistake', table.mistake, receiptMistakes),
    oneOf('fiscal_receipts_basis', table.basis, correctionBases),
    check('fiscal_receipts_amount', sql`${table.amount} > 0`),
    check(
      'fiscal_receipts_correction',
      sql`num_nonnulls(${table.correctsId}, ${table.mistake}, ${table.basis}, ${table.baseDay}) in (0, 4)`,
    ),
    notNegative('fiscal_receipts_attempts', table.attempts),
    uniqueIndex('fiscal_receipts_of_payment')
      .on(table.paymentId)
      .where(sql`${table.refundId} is null and ${table.correctsId} is null`),
    uniqueIndex('fiscal_receipts_of_refund')
      .on(table.refundId)
      .where(sql`${table.correctsId} is null`),
    // A receipt is reversed once and reprinted once.
    uniqueIndex('fiscal_receipts_corrected')
      .on(table.correctsId, table.kind)
      .where(sql`${table.state} in ('EXPECTED', 'PRINTED')`),
    uniqueIndex('fiscal_receipts_document')
      .on(table.driveNumber, table.documentNumber)
      .where(sql`${table.documentNumber} <> ''`),
    index('fiscal_receipts_payment').on(table.paymentId, table.id),
    index('fiscal_receipts_corrections').on(table.correctsId, table.id),
    index('fiscal_receipts_due')
      .on(table.nextAt)
      .where(sql`${table.state} = 'EXPECTED' and ${table.correctsId} is not null`),
  ],
);
