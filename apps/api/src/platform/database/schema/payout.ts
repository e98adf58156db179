import { payoutHoldKinds, payoutStates } from '@vetka/domain/payout';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { createdAt, id, kopecksSum, moment, notNegative, oneOf, updatedAt } from './columns.ts';
import { orderServices } from './order.ts';
import { paymentProviders, payoutDeals } from './payout-deal.ts';
import { services } from './service.ts';
import { subscriptionHoldings } from './subscription.ts';

/** The account to which a shop is paid. Requisites are ended and replaced, never changed: payouts refer to them. */
export const payoutAccounts = pgTable(
  'payout_accounts',
  {
    id: id(),
    serviceId: integer()
      .notNull()
      .references(() => services.id),
    /** 20 digits. */
    account: text().notNull(),
    bik: text().notNull(),
    bankName: text().notNull(),
    holder: text().notNull(),
    inn: text().notNull(),
    /** The person who entered them; null when their account has ended. */
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    /** Nothing is paid to them before. */
    activeFrom: moment().notNull(),
    endedAt: moment(),
    /** The bank that knows the shop by `recipientId`. */
    provider: text({ enum: paymentProviders }),
    recipientId: text(),
    /** The bank's reason for not registering the shop. */
    refusal: text(),
    /** Passport of a person or director of a company, encrypted. Null if the bank asks for neither, or has answered. */
    identity: text(),
  },
  (table) => [
    check('payout_accounts_account', sql`${table.account} ~ '^[0-9]{20}$' and ${table.bik} ~ '^[0-9]{9}$'`),
    check('payout_accounts_identity', sql`${table.identity} is null or ${table.endedAt} is null`),
    check('payout_accounts_recipient', sql`num_nonnulls(${table.provider}, ${table.recipientId}) <> 1`),
    uniqueIndex('payout_accounts_current')
      .on(table.serviceId)
      .where(sql`${table.endedAt} is null`),
    index('payout_accounts_service').on(table.serviceId, table.id.desc()),
    index('payout_accounts_user').on(table.userId),
  ],
);

/** Money paid to a shop. A failed payout is followed by another one. */
export const payouts = pgTable(
  'payouts',
  {
    id: id(),
    serviceId: integer()
      .notNull()
      .references(() => services.id),
    accountId: integer()
      .notNull()
      .references(() => payoutAccounts.id),
    provider: text({ enum: paymentProviders }).notNull(),
    /** Null for a bank without deals. */
    dealId: integer().references(() => payoutDeals.id),
    state: text({ enum: payoutStates }).notNull().default('CREATED'),
    amount: kopecksSum().notNull(),
    /** With the number of the attempt, the number of the order at the bank. */
    number: uuid().notNull().unique().defaultRandom(),
    attempts: integer().notNull().default(0),
    /** The bank's id. Nothing moves at the bank before it is written here. */
    externalId: text(),
    bankStatus: text(),
    reason: text().notNull().default(''),
    /** When the bank is queried next; null when nothing is pending. */
    nextAt: moment(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    paidAt: moment(),
    /** When it failed or was returned. */
    endedAt: moment(),
  },
  (table) => [
    oneOf('payouts_provider', table.provider, paymentProviders),
    oneOf('payouts_state', table.state, payoutStates),
    check('payouts_amount', sql`${table.amount} > 0`),
    check('payouts_sent', sql`${table.state} in ('CREATED', 'FAILED') or ${table.externalId} is not null`),
    notNegative('payouts_attempts', table.attempts),
    unique('payouts_external').on(table.provider, table.externalId),
    // One at a time, so that the remainder is always known.
    uniqueIndex('payouts_in_flight')
      .on(table.serviceId, sql`coalesce(${table.dealId}, 0)`)
      .where(sql`${table.state} in ('CREATED', 'SENT')`),
    index('payouts_service').on(table.serviceId, table.id.desc()),
    index('payouts_account').on(table.accountId),
    index('payouts_deal').on(table.dealId),
    index('payouts_due')
      .on(table.nextAt)
      .where(sql`${table.nextAt} is not null`),
    index('payouts_by_state').on(table.state, table.id.desc()),
  ],
);

/** The parts of a payout; the amounts add up to it. */
export const payoutItems = pgTable(
  'payout_items',
  {
    id: id(),
    payoutId: integer()
      .notNull()
      .references(() => payouts.id, { onDelete: 'cascade' }),
    /** Both null: money kept for a debt, or a debt given back. */
    orderServiceId: integer().references(() => orderServices.id),
    holdingId: integer().references(() => subscriptionHoldings.id),
    amount: kopecksSum().notNull(),
  },
  (table) => [
    check('payout_items_amount', sql`${table.amount} <> 0`),
    check('payout_items_subject', sql`num_nonnulls(${table.orderServiceId}, ${table.holdingId}) <= 1`),
    index('payout_items_payout').on(table.payoutId),
    index('payout_items_order_service').on(table.orderServiceId),
    index('payout_items_holding').on(table.holdingId),
  ],
);

/** Every change of state of a payout. */
export const payoutStateChanges = pgTable(
  'payout_state_changes',
  {
    id: id(),
    payoutId: integer()
      .notNull()
      .references(() => payouts.id, { onDelete: 'cascade' }),
    fromState: text({ enum: payoutStates }),
    toState: text({ enum: payoutStates }).notNull(),
    bankStatus: text(),
    reason: text().notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf('payout_state_changes_to', table.toState, payoutStates),
    index('payout_state_changes_payout').on(table.payoutId, table.id),
  ],
);

/** While a shop has an open hold, nothing is paid to it. Each kind is lifted separately, so a shop has one of each. */
export const payoutHolds = pgTable(
  'payout_holds',
  {
    id: id(),
    serviceId: integer()
      .notNull()
      .references(() => services.id),
    kind: text({ enum: payoutHoldKinds }).notNull(),
    reason: text().notNull(),
    createdAt: createdAt(),
    liftedAt: moment(),
  },
  (table) => [
    oneOf('payout_holds_kind', table.kind, payoutHoldKinds),
    uniqueIndex('payout_holds_open')
      .on(table.serviceId, table.kind)
      .where(sql`${table.liftedAt} is null`),
    index('payout_holds_service').on(table.serviceId, table.id.desc()),
  ],
);
