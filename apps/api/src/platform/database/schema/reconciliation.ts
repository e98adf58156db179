import { differenceKinds, differenceResolutions } from '@vetka/domain/reconciliation';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, kopecksSum, moment, notNegative, oneOf } from './columns.ts';
import { payments } from './payment.ts';
import { paymentProviders } from './payout-deal.ts';
import { payouts } from './payout.ts';

export const bankOperationTypes = ['PAYMENT', 'REFUND'] as const;

/** Rows of the registers that banks provide, each once. */
export const bankOperations = pgTable(
  'bank_operations',
  {
    id: id(),
    provider: text({ enum: paymentProviders }).notNull(),
    /** The bank's number of the operation. */
    externalId: text().notNull(),
    type: text({ enum: bankOperationTypes }).notNull(),
    /** The bank's number of the payment: for a refund, that of the refunded one. */
    paymentExternalId: text().notNull(),
    /** Of the register, by the bank's calendar. */
    day: date().notNull(),
    amount: kopecksSum().notNull(),
    fee: kopecksSum().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf('bank_operations_provider', table.provider, paymentProviders),
    oneOf('bank_operations_type', table.type, bankOperationTypes),
    check('bank_operations_amount', sql`${table.amount} > 0 and ${table.fee} >= 0`),
    unique('bank_operations_external').on(table.provider, table.type, table.externalId),
    index('bank_operations_payment').on(table.provider, table.paymentExternalId),
    index('bank_operations_day').on(table.day),
  ],
);

/** The operations of a day in our books and in the bank's, as of the last comparison. */
export const reconciledDays = pgTable(
  'reconciled_days',
  {
    id: id(),
    provider: text({ enum: paymentProviders }).notNull(),
    day: date().notNull(),
    ours: kopecksSum().notNull(),
    theirs: kopecksSum().notNull(),
    paidOut: kopecksSum().notNull(),
    paidOutThere: kopecksSum().notNull(),
    fees: kopecksSum().notNull(),
    unanswered: integer().notNull(),
    checkedAt: moment().notNull(),
  },
  (table) => [
    oneOf('reconciled_days_provider', table.provider, paymentProviders),
    unique('reconciled_days_once').on(table.provider, table.day),
    notNegative('reconciled_days_unanswered', table.unanswered),
    index('reconciled_days_newest').on(table.day.desc(), table.provider),
  ],
);

/** A difference between our books and the bank's. It is open until somebody decides, or the books agree again. */
export const differences = pgTable(
  'differences',
  {
    id: id(),
    provider: text({ enum: paymentProviders }).notNull(),
    kind: text({ enum: differenceKinds }).notNull(),
    externalId: text().notNull(),
    paymentId: integer().references(() => payments.id),
    payoutId: integer().references(() => payouts.id),
    ours: kopecksSum().notNull(),
    theirs: kopecksSum().notNull(),
    bankStatus: text().notNull().default(''),
    createdAt: createdAt(),
    seenAt: moment().notNull(),
    resolution: text({ enum: differenceResolutions }),
    resolvedAt: moment(),
    reason: text().notNull().default(''),
  },
  (table) => [
    oneOf('differences_provider', table.provider, paymentProviders),
    oneOf('differences_kind', table.kind, differenceKinds),
    oneOf('differences_resolution', table.resolution, differenceResolutions),
    check('differences_differ', sql`${table.ours} <> ${table.theirs}`),
    check('differences_resolved', sql`num_nonnulls(${table.resolution}, ${table.resolvedAt}) <> 1`),
    uniqueIndex('differences_open')
      .on(table.provider, table.kind, table.externalId)
      .where(sql`${table.resolvedAt} is null`),
    index('differences_external').on(table.provider, table.externalId, table.kind),
    index('differences_payment').on(table.paymentId),
    index('differences_payout').on(table.payoutId),
    index('differences_resolved_newest').on(table.resolvedAt.desc(), table.id.desc()),
  ],
);
