import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { products } from './catalog.ts';
import { createdAt, moment, oneOf } from './columns.ts';
import { orderProducts } from './order.ts';

export const reservationStates = ['HELD', 'TAKEN', 'RELEASED'] as const;

/** Pieces reserved for an order: HELD until paid, then TAKEN, or RELEASED back to the stock. */
export const stockReservations = pgTable(
  'stock_reservations',
  {
    orderProductId: integer()
      .primaryKey()
      .references(() => orderProducts.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id),
    quantity: integer().notNull(),
    state: text({ enum: reservationStates }).notNull().default('HELD'),
    expiresAt: moment().notNull(),
    createdAt: createdAt(),
    settledAt: moment(),
  },
  (table) => [
    oneOf('stock_reservations_state', table.state, reservationStates),
    check('stock_reservations_quantity', sql`${table.quantity} > 0`),
    index('stock_reservations_expiring')
      .on(table.expiresAt)
      .where(sql`${table.state} = 'HELD'`),
    index('stock_reservations_product').on(table.productId),
  ],
);

/** The response stored for a key, for 24 hours. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    /** SHA-256 of the body, hex. The same key with another body is refused. */
    requestHash: text().notNull(),
    /** Null while the first request is in progress. */
    statusCode: integer(),
    response: jsonb().$type<unknown>(),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('idempotency_keys_expiring').on(table.expiresAt),
  ],
);
