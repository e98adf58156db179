import { outOfStemsRules, stemLimits, stemMoveReasons, stemUnits } from '@vetka/domain/stem';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { products } from './catalog.ts';
import { atMost, createdAt, id, kopecks, moment, notNegative, oneOf } from './columns.ts';
import { orderProducts, orderServices } from './order.ts';
import { services } from './service.ts';

const serviceId = () =>
  integer()
    .notNull()
    .references(() => services.id, { onDelete: 'cascade' });

/** Stems and materials of which a shop makes its bouquets. The free pieces are the sum of its batches. */
export const stems = pgTable(
  'stems',
  {
    id: id(),
    serviceId: serviceId(),
    name: text().notNull(),
    colour: text().notNull().default(''),
    unit: text({ enum: stemUnits }).notNull().default('шт'),
    costPrice: kopecks(),
    /** Days from delivery; null without a limit. */
    shelfLifeDays: integer(),
    createdAt: createdAt(),
    /** Removed by its shop; the history keeps it. */
    removedAt: moment(),
  },
  (table) => [
    oneOf('stems_unit', table.unit, stemUnits),
    atMost('stems_name', table.name, stemLimits.name),
    notNegative('stems_cost_price', table.costPrice),
    check('stems_shelf_life', sql`${table.shelfLifeDays} > 0`),
    uniqueIndex('stems_named')
      .on(table.serviceId, sql`lower(${table.name})`, sql`lower(${table.colour})`)
      .where(sql`${table.removedAt} is null`),
  ],
);

/** Deliveries of stems. `remaining` is free: reservations of orders are subtracted. Writers lock the stem. */
export const stemBatches = pgTable(
  'stem_batches',
  {
    id: id(),
    serviceId: serviceId(),
    stemId: integer()
      .notNull()
      .references(() => stems.id, { onDelete: 'cascade' }),
    received: integer().notNull(),
    remaining: integer().notNull(),
    costPrice: kopecks(),
    document: text().notNull().default(''),
    receivedAt: createdAt(),
    expiresAt: moment(),
  },
  (table) => [
    check('stem_batches_received', sql`${table.received} > 0`),
    notNegative('stem_batches_remaining', table.remaining),
    index('stem_batches_free')
      .on(table.stemId, table.expiresAt, table.id)
      .where(sql`${table.remaining} > 0`),
    index('stem_batches_expiring')
      .on(table.expiresAt)
      .where(sql`${table.remaining} > 0`),
    index('stem_batches_service').on(table.serviceId),
  ],
);

/** A product whose stock follows its stems. */
export const stemRecipes = pgTable(
  'stem_recipes',
  {
    productId: integer()
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    serviceId: serviceId(),
    /** Hidden by the rule of its shop, because a stem has run out. */
    hiddenAt: moment(),
    /** During a discount, its own prices, and the discounted price. */
    regularPrice: kopecks(),
    regularOldPrice: kopecks(),
    freshPrice: kopecks(),
  },
  (table) => [
    index('stem_recipes_service').on(table.serviceId),
    check('stem_recipes_prices', sql`(${table.regularPrice} is null) = (${table.freshPrice} is null)`),
    index('stem_recipes_cheaper')
      .on(table.productId)
      .where(sql`${table.freshPrice} is not null`),
  ],
);

export const stemRecipeParts = pgTable(
  'stem_recipe_parts',
  {
    productId: integer()
      .notNull()
      .references(() => stemRecipes.productId, { onDelete: 'cascade' }),
    stemId: integer()
      .notNull()
      .references(() => stems.id),
    quantity: integer().notNull(),
    /** The first one is the main stem. */
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.stemId] }),
    check('stem_recipe_parts_quantity', sql`${table.quantity} > 0`),
    index('stem_recipe_parts_stem').on(table.stemId),
  ],
);

/** A shop's rules about its stems; the defaults apply without a row. */
export const stemRules = pgTable(
  'stem_rules',
  {
    serviceId: integer()
      .primaryKey()
      .references(() => services.id, { onDelete: 'cascade' }),
    whenOut: text({ enum: outOfStemsRules }).notNull().default('SOLD_OUT'),
    /** By how much bouquets are cheaper when their main stem expires within the hours; both or neither. */
    freshPercent: integer(),
    freshHours: integer(),
  },
  (table) => [
    oneOf('stem_rules_when_out', table.whenOut, outOfStemsRules),
    check('stem_rules_fresh', sql`(${table.freshPercent} is null) = (${table.freshHours} is null)`),
    check(
      'stem_rules_fresh_percent',
      sql`${table.freshPercent} between 1 and ${sql.raw(String(stemLimits.freshPercent))}`,
    ),
  ],
);

/** WANTED is not in stock, and is bought for the order; HELD is taken from a batch; USED is in the bouquet. */
export const stemReservationStates = ['WANTED', 'HELD', 'USED', 'RELEASED'] as const;

/** Stems of orders, by batch. Writers lock the order. */
export const stemReservations = pgTable(
  'stem_reservations',
  {
    id: id(),
    serviceId: serviceId(),
    orderProductId: integer()
      .notNull()
      .references(() => orderProducts.id, { onDelete: 'cascade' }),
    stemId: integer()
      .notNull()
      .references(() => stems.id),
    /** Null for stems that are not in stock. */
    batchId: integer().references(() => stemBatches.id),
    quantity: integer().notNull(),
    state: text({ enum: stemReservationStates }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf('stem_reservations_state', table.state, stemReservationStates),
    check('stem_reservations_quantity', sql`${table.quantity} > 0`),
    index('stem_reservations_line').on(table.orderProductId),
    index('stem_reservations_open')
      .on(table.stemId)
      .where(sql`${table.state} in ('WANTED', 'HELD')`),
    index('stem_reservations_batch').on(table.batchId),
    index('stem_reservations_service').on(table.serviceId),
  ],
);

/** Every change of the stock of stems. Rows are only added. */
export const stemMoves = pgTable(
  'stem_moves',
  {
    id: id(),
    serviceId: serviceId(),
    stemId: integer()
      .notNull()
      .references(() => stems.id, { onDelete: 'cascade' }),
    reason: text({ enum: stemMoveReasons }).notNull(),
    /** Changes of the pieces on the shelf, and of the free ones. */
    onShelf: integer().notNull(),
    free: integer().notNull(),
    /** The free pieces after it. */
    stock: integer().notNull(),
    /** Null: a customer or the clock. */
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    orderServiceId: integer().references(() => orderServices.id, { onDelete: 'set null' }),
    note: text().notNull().default(''),
    /** Named by the person's request. Repetitions of it wait for the locks of its stems. */
    requestId: uuid(),
    /** Of the request's body; null for a count, whose numbers replace those that it had. */
    requestHash: text(),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf('stem_moves_reason', table.reason, stemMoveReasons),
    index('stem_moves_service').on(table.serviceId, table.id),
    index('stem_moves_stem').on(table.stemId, table.id),
    index('stem_moves_order').on(table.orderServiceId),
    index('stem_moves_user').on(table.userId),
    index('stem_moves_request')
      .on(table.requestId)
      .where(sql`${table.requestId} is not null`),
  ],
);
