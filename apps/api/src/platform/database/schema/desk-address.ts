import { addressGivers } from '@vetka/domain/desk';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, moment, oneOf } from './columns.ts';
import { orderServices } from './order.ts';
import { cities } from './place.ts';

/** Order services whose recipients are asked for the address. */
export const addressRequests = pgTable(
  'order_address_requests',
  {
    orderServiceId: integer()
      .primaryKey()
      .references(() => orderServices.id, { onDelete: 'cascade' }),
    /** The token of the link is derived from it and the secret of the programs. */
    nonce: text().notNull(),
    /** SHA-256 of the token, hex. */
    tokenHash: text().notNull().unique(),
    /** Where the customer chose the delivery. */
    cityId: integer()
      .notNull()
      .references(() => cities.id),
    /** The recipient's words to the courier. */
    comment: text().notNull().default(''),
    givenBy: text({ enum: addressGivers }),
    createdAt: createdAt(),
    /** The last answer. */
    givenAt: moment(),
  },
  (table) => [
    oneOf('order_address_requests_given_by', table.givenBy, addressGivers),
    index('order_address_requests_city').on(table.cityId),
    index('order_address_requests_asked').on(table.createdAt),
  ],
);
