import { ledgerAccounts, ledgerCauses, sellerAccounts } from '@vetka/domain/ledger';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { commissionRules } from './commission.ts';
import { createdAt, id, kopecks, kopecksSum, oneOf } from './columns.ts';
import { orderProducts, orders, orderServices } from './order.ts';
import { payments, refunds } from './payment.ts';
import { payouts } from './payout.ts';
import { services } from './service.ts';
import { subscriptionHoldings } from './subscription.ts';

/** Causes of money movements, one per `key`. Neither these rows nor their entries ever change (`0007_ledger.sql`). */
export const ledgerTransactions = pgTable(
  'ledger_transactions',
  {
    id: id(),
    cause: text({ enum: ledgerCauses }).notNull(),
    key: text().notNull().unique(),
    orderId: integer().references(() => orders.id),
    orderServiceId: integer().references(() => orderServices.id),
    paymentId: integer().references(() => payments.id),
    refundId: integer().references(() => refunds.id),
    holdingId: integer().references(() => subscriptionHoldings.id),
    payoutId: integer().references(() => payouts.id),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf('ledger_transactions_cause', table.cause, ledgerCauses),
    index('ledger_transactions_order').on(table.orderId),
    index('ledger_transactions_order_service').on(table.orderServiceId),
    index('ledger_transactions_payment').on(table.paymentId),
    index('ledger_transactions_refund').on(table.refundId),
    index('ledger_transactions_holding').on(table.holdingId),
    index('ledger_transactions_payout').on(table.payoutId),
  ],
);

const ofSellers = sql.raw(sellerAccounts.map((account) => `'${account}'`).join(', '));

/** The entries of a transaction add up to zero (`0007_ledger.sql`). */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: id(),
    transactionId: integer()
      .notNull()
      .references(() => ledgerTransactions.id),
    account: text({ enum: ledgerAccounts }).notNull(),
    serviceId: integer().references(() => services.id),
    orderServiceId: integer().references(() => orderServices.id),
    /** Null for the delivery, and for entries without a line. */
    orderProductId: integer().references(() => orderProducts.id),
    amount: kopecksSum().notNull(),
  },
  (table) => [
    oneOf('ledger_entries_account', table.account, ledgerAccounts),
    check('ledger_entries_amount', sql`${table.amount} <> 0`),
    check('ledger_entries_seller', sql`(${table.account} in (${ofSellers})) = (${table.serviceId} is not null)`),
    index('ledger_entries_transaction').on(table.transactionId),
    index('ledger_entries_seller_balance').on(table.serviceId, table.account, table.amount),
    // Few shops owe anything.
    index('ledger_entries_debt')
      .on(table.serviceId, table.transactionId)
      .where(sql`${table.account} = 'SELLER_DEBT'`),
    index('ledger_entries_order_service').on(table.orderServiceId),
    index('ledger_entries_product').on(table.orderProductId),
  ],
);

/** The commission of a line, as of its sale. */
export const orderCommissions = pgTable(
  'order_commissions',
  {
    orderProductId: integer()
      .primaryKey()
      .references(() => orderProducts.id),
    /** Null without a rule. */
    ruleId: integer().references(() => commissionRules.id),
    rate: integer().notNull(),
    minimum: kopecks().notNull(),
    taxRate: integer().notNull(),
    /** The marketplace's addition to what was paid: its share of the discounts. */
    compensation: kopecksSum().notNull(),
    /** Contains `tax`. */
    amount: kopecksSum().notNull(),
    tax: kopecksSum().notNull(),
  },
  (table) => [
    check(
      'order_commissions_amounts',
      sql`${table.compensation} >= 0 and ${table.amount} >= 0 and ${table.tax} between 0 and ${table.amount}`,
    ),
    index('order_commissions_rule').on(table.ruleId),
  ],
);
