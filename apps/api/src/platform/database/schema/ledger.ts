import { ledgerAccounts, ledgerCauses, sellerAccounts } from '@vetka/domain/ledger';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { categories } from './catalog.ts';
import { createdAt, id, kopecks, kopecksSum, moment, notNegative, oneOf } from './columns.ts';
import { orderProducts, orders, orderServices } from './order.ts';
import { payments, refunds } from './payment.ts';
import { payouts } from './payout.ts';
import { promotions } from './promotion.ts';
import { services } from './service.ts';
import { subscriptionHoldings } from './subscription.ts';

/**
 * What moved money, once per `key`. Neither these rows nor their entries ever change (`0007_ledger.sql`).
 */
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
    /** Null for the delivery, and for what is not of a line. */
    orderProductId: integer().references(() => orderProducts.id),
    amount: kopecksSum().notNull(),
  },
  (table) => [
    oneOf('ledger_entries_account', table.account, ledgerAccounts),
    check('ledger_entries_amount', sql`${table.amount} <> 0`),
    check('ledger_entries_seller', sql`(${table.account} in (${ofSellers})) = (${table.serviceId} is not null)`),
    index('ledger_entries_transaction').on(table.transactionId),
    index('ledger_entries_seller_balance').on(table.serviceId, table.account, table.amount),
    index('ledger_entries_order_service').on(table.orderServiceId),
    index('ledger_entries_product').on(table.orderProductId),
  ],
);

/** Terms of the commission. A rule is ended and replaced, never changed: sold lines refer to it. */
export const commissionRules = pgTable(
  'commission_rules',
  {
    id: id(),
    /** At most one of these three; none: the base rule. */
    categoryId: integer().references(() => categories.id),
    serviceId: integer().references(() => services.id),
    promotionId: integer().references(() => promotions.id),
    /** Hundredths of a percent. */
    rate: integer().notNull(),
    /** The least commission of a line. */
    minimum: kopecks().notNull().default(0),
    /** The tax in the commission, in hundredths of a percent on top of it. */
    taxRate: integer().notNull(),
    createdAt: createdAt(),
    endedAt: moment(),
  },
  (table) => [
    check(
      'commission_rules_subject',
      sql`num_nonnulls(${table.categoryId}, ${table.serviceId}, ${table.promotionId}) <= 1`,
    ),
    check('commission_rules_rate', sql`${table.rate} between 0 and 10000`),
    check('commission_rules_tax', sql`${table.taxRate} between 0 and 10000`),
    notNegative('commission_rules_minimum', table.minimum),
    index('commission_rules_category').on(table.categoryId),
    index('commission_rules_service').on(table.serviceId),
    index('commission_rules_promotion').on(table.promotionId),
  ],
);

/** The commission of a line as it was when it was sold. */
export const orderCommissions = pgTable(
  'order_commissions',
  {
    orderProductId: integer()
      .primaryKey()
      .references(() => orderProducts.id),
    /** Null when there was no rule. */
    ruleId: integer().references(() => commissionRules.id),
    rate: integer().notNull(),
    minimum: kopecks().notNull(),
    taxRate: integer().notNull(),
    /** What the marketplace adds to what was paid: its part of the discounts. */
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
