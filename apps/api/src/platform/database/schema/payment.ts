import { internalPaymentStates, refundStates } from '@vetka/domain/payment';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { createdAt, exactlyOne, id, kopecksSum, moment, notNegative, oneOf, updatedAt } from './columns.ts';
import { orderProducts, orders, orderServices } from './order.ts';
import { paymentProviders, payoutDeals } from './payout-deal.ts';
import { subscriptionHoldings } from './subscription.ts';

export const notificationOutcomes = ['APPLIED', 'DUPLICATE', 'REFUSED', 'UNKNOWN', 'INVALID'] as const;

/** One attempt to pay for an order or a subscription. */
export const payments = pgTable(
  'payments',
  {
    id: id(),
    orderId: integer().references(() => orders.id),
    holdingId: integer().references(() => subscriptionHoldings.id),
    provider: text({ enum: paymentProviders }).notNull(),
    /** Our own states. The domain maps them to the specification's and defines the allowed transitions. */
    state: text({ enum: internalPaymentStates }).notNull().default('CREATED'),
    /** The bank's latest status. */
    providerStatus: text(),
    amount: kopecksSum().notNull(),
    refundedAmount: kopecksSum().notNull().default(0),
    /** The deal that sellers are paid from; null for a bank without deals. */
    payoutDealId: integer().references(() => payoutDeals.id),
    /** The bank's id of the payment. */
    externalId: text(),
    /** Where the customer pays. */
    paymentLink: text(),
    errorCode: text(),
    errorMessage: text(),
    receipt: jsonb().$type<Record<string, unknown>>(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    expiresAt: moment(),
    confirmedAt: moment(),
    /**
     * When the bank reported that it is paid or can no longer be paid. Until then we poll it, also after closing it
     * ourselves.
     */
    endedAtBank: moment(),
  },
  (table) => [
    exactlyOne('payments_subject', table.orderId, table.holdingId),
    oneOf('payments_provider', table.provider, paymentProviders),
    oneOf('payments_state', table.state, internalPaymentStates),
    check('payments_amount', sql`${table.amount} > 0`),
    check('payments_refunded', sql`${table.refundedAmount} between 0 and ${table.amount}`),
    unique('payments_external').on(table.provider, table.externalId),
    // One live attempt at a time, so that nobody pays twice.
    uniqueIndex('payments_live')
      .on(table.orderId)
      .where(sql`${table.state} in ('CREATED', 'PENDING', 'AUTHORIZED', 'CONFIRMED')`),
    index('payments_order').on(table.orderId, table.id.desc().nullsFirst()),
    index('payments_holding').on(table.holdingId),
    index('payments_deal').on(table.payoutDealId),
    index('payments_watched')
      .on(table.updatedAt)
      .where(sql`${table.endedAtBank} is null and ${table.externalId} is not null`),
    index('payments_expiring')
      .on(table.expiresAt)
      .where(sql`${table.state} in ('CREATED', 'PENDING')`),
  ],
);

/** Every state change of a payment. */
export const paymentStateChanges = pgTable(
  'payment_state_changes',
  {
    id: id(),
    paymentId: integer()
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    fromState: text({ enum: internalPaymentStates }),
    toState: text({ enum: internalPaymentStates }).notNull(),
    amount: kopecksSum().notNull(),
    /** The cause: `notification`, `return`, `poll`, `refund`, `expiry`. */
    origin: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf('payment_state_changes_to', table.toState, internalPaymentStates),
    index('payment_state_changes_payment').on(table.paymentId, table.id),
  ],
);

/** Everything the banks sent, verbatim, with the outcome. */
export const paymentNotifications = pgTable(
  'payment_notifications',
  {
    id: id(),
    provider: text({ enum: paymentProviders }).notNull(),
    paymentId: integer().references(() => payments.id, { onDelete: 'set null' }),
    externalId: text(),
    status: text(),
    amount: kopecksSum(),
    /** Whether the signature is valid. */
    isAuthentic: boolean().notNull(),
    outcome: text({ enum: notificationOutcomes }).notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    receivedAt: createdAt(),
  },
  (table) => [
    oneOf('payment_notifications_provider', table.provider, paymentProviders),
    oneOf('payment_notifications_outcome', table.outcome, notificationOutcomes),
    uniqueIndex('payment_notifications_applied')
      .on(table.paymentId, table.status, table.amount)
      .where(sql`${table.outcome} = 'APPLIED'`),
    index('payment_notifications_payment').on(table.paymentId, table.id),
  ],
);

export const refunds = pgTable(
  'refunds',
  {
    id: id(),
    paymentId: integer()
      .notNull()
      .references(() => payments.id),
    /** Null when the whole payment is refunded. Otherwise there may be several partial refunds. */
    orderServiceId: integer().references(() => orderServices.id),
    /** Refunds the rest of the order service, when it is cancelled; at most once. */
    isWhole: boolean().notNull().default(false),
    /** Chosen by the client: the same request refunds once. */
    requestId: uuid().unique(),
    /** The person who requested it; null for the customer and the system. */
    actorUserId: integer().references(() => users.id, { onDelete: 'set null' }),
    amount: kopecksSum().notNull(),
    reason: text().notNull(),
    state: text({ enum: refundStates }).notNull().default('CREATED'),
    externalId: text(),
    errorMessage: text(),
    attempts: integer().notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    finishedAt: moment(),
    /** When the money of a refund that the bank refused for good was returned by other means. */
    settledAt: moment(),
    /** How it was returned, as the buyer reads it. */
    settlement: text(),
  },
  (table) => [
    check('refunds_settlement', sql`(${table.settledAt} is null) = (${table.settlement} is null)`),
    check('refunds_settled', sql`${table.settledAt} is null or ${table.state} = 'FAILED'`),
    oneOf('refunds_state', table.state, refundStates),
    check('refunds_amount', sql`${table.amount} > 0`),
    notNegative('refunds_attempts', table.attempts),
    uniqueIndex('refunds_whole')
      .on(table.orderServiceId)
      .where(sql`${table.isWhole}`),
    index('refunds_order_service').on(table.orderServiceId, table.id),
    index('refunds_payment').on(table.paymentId, table.id),
    index('refunds_unfinished')
      .on(table.id)
      .where(sql`${table.state} in ('CREATED', 'PENDING')`),
  ],
);

/** The lines of a partial refund, for its receipt. */
export const orderRefundLines = pgTable(
  'order_refund_lines',
  {
    id: id(),
    refundId: integer()
      .notNull()
      .references(() => refunds.id, { onDelete: 'cascade' }),
    /** Null for the delivery. */
    orderProductId: integer().references(() => orderProducts.id),
    amount: kopecksSum().notNull(),
  },
  (table) => [
    check('order_refund_lines_amount', sql`${table.amount} > 0`),
    uniqueIndex('order_refund_lines_once').on(table.refundId, sql`coalesce(${table.orderProductId}, 0)`),
    index('order_refund_lines_product').on(table.orderProductId),
  ],
);
