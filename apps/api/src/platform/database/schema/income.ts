import { bindingStates, incomeStates, taxpayerStates } from '@vetka/domain/income';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, kopecksSum, moment, notNegative, oneOf, updatedAt } from './columns.ts';
import { orderServices } from './order.ts';
import { services } from './service.ts';
import { subscriptionHoldings } from './subscription.ts';

/** The tax service's data about self-employed sellers. */
export const taxpayers = pgTable(
  'taxpayers',
  {
    inn: text().primaryKey(),
    state: text({ enum: taxpayerStates }).notNull().default('UNKNOWN'),
    checkedAt: moment(),
    /** When the state is queried next. */
    nextAt: moment().notNull().defaultNow(),
    binding: text({ enum: bindingStates }).notNull().default('NONE'),
    /** The request that the person answers in «Мой налог». */
    askId: text(),
    /** Since when incomes are registered for the person. */
    boundAt: moment(),
    bindingNextAt: moment().notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (table) => [
    check('taxpayers_inn', sql`${table.inn} ~ '^[0-9]{12}$'`),
    oneOf('taxpayers_state', table.state, taxpayerStates),
    oneOf('taxpayers_binding', table.binding, bindingStates),
    index('taxpayers_due').on(table.nextAt),
    index('taxpayers_binding_due').on(table.bindingNextAt),
  ],
);

/** Receipts of «Мой налог»: incomes of self-employed sellers. A changed income is annulled and registered again. */
export const sellerIncomes = pgTable(
  'seller_incomes',
  {
    id: id(),
    serviceId: integer()
      .notNull()
      .references(() => services.id),
    orderServiceId: integer().references(() => orderServices.id),
    holdingId: integer().references(() => subscriptionHoldings.id),
    inn: text().notNull(),
    name: text().notNull(),
    amount: kopecksSum().notNull(),
    soldAt: moment().notNull(),
    /** The last day to register it, in Moscow. */
    deadline: date().notNull(),
    state: text({ enum: incomeStates }).notNull().default('WAITING'),
    /** The tax service registers an income with this number once. */
    requestId: uuid().notNull().unique().defaultRandom(),
    receiptId: text().notNull().default(''),
    url: text(),
    attempts: integer().notNull().default(0),
    /** When the tax service is queried next; null when nothing is pending. */
    nextAt: moment(),
    error: text().notNull().default(''),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    oneOf('seller_incomes_state', table.state, incomeStates),
    check('seller_incomes_amount', sql`${table.amount} > 0`),
    check('seller_incomes_subject', sql`num_nonnulls(${table.orderServiceId}, ${table.holdingId}) = 1`),
    notNegative('seller_incomes_attempts', table.attempts),
    // One receipt at a time per sale.
    uniqueIndex('seller_incomes_of_part')
      .on(table.orderServiceId)
      .where(sql`${table.state} in ('WAITING', 'REGISTERED', 'CANCELLING', 'REFUSED')`),
    uniqueIndex('seller_incomes_of_holding')
      .on(table.holdingId)
      .where(sql`${table.state} in ('WAITING', 'REGISTERED', 'CANCELLING', 'REFUSED')`),
    index('seller_incomes_order_service').on(table.orderServiceId),
    index('seller_incomes_holding').on(table.holdingId),
    index('seller_incomes_service').on(table.serviceId, table.id.desc()),
    index('seller_incomes_due')
      .on(table.nextAt)
      .where(sql`${table.nextAt} is not null`),
  ],
);
