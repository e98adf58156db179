import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, unique } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { products } from './catalog.ts';
import { createdAt, exactlyOne, id, kopecks, updatedAt } from './columns.ts';
import { coupons } from './coupon.ts';
import { services } from './service.ts';
import { sessions } from './session.ts';

/** A sub-cart: what a guest or person has selected from one seller. */
export const carts = pgTable(
  'carts',
  {
    id: id(),
    sessionId: integer().references(() => sessions.id, { onDelete: 'cascade' }),
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    serviceId: integer()
      .notNull()
      .references(() => services.id, { onDelete: 'cascade' }),
    couponId: integer().references(() => coupons.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    exactlyOne('carts_owner', table.sessionId, table.userId),
    unique('carts_of_session').on(table.sessionId, table.serviceId),
    unique('carts_of_user').on(table.userId, table.serviceId),
  ],
);

export const cartProducts = pgTable(
  'cart_products',
  {
    id: id(),
    cartId: integer()
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
    isSelected: boolean().notNull().default(true),
    /** Kopecks per piece when it was added, to mark price changes. */
    priceWhenAdded: kopecks().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('cart_products_product').on(table.cartId, table.productId),
    check('cart_products_quantity', sql`${table.quantity} between 1 and 99`),
    index('cart_products_order').on(table.cartId, table.id),
    index('cart_products_of_product').on(table.productId),
  ],
);
