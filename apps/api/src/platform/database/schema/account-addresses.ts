import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { atMost, createdAt, id } from './columns.ts';
import { addresses } from './place.ts';

/** Addresses that people keep for their next orders, with the recipient of each. */
export const savedAddresses = pgTable(
  'saved_addresses',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    addressId: integer()
      .notNull()
      .unique()
      .references(() => addresses.id),
    /** The owner's name for it, «Дом»; may be empty. */
    title: text().notNull().default(''),
    /** False: the owner receives the order, and the recipient's fields are empty. */
    isOtherRecipient: boolean().notNull().default(false),
    recipientFirstName: text().notNull().default(''),
    recipientLastName: text().notNull().default(''),
    recipientMiddleName: text().notNull().default(''),
    recipientPhone: text().notNull().default(''),
    isMain: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    atMost('saved_addresses_title', table.title, 40),
    index('saved_addresses_user').on(table.userId, table.id.desc().nullsFirst()),
    uniqueIndex('saved_addresses_main')
      .on(table.userId)
      .where(sql`${table.isMain}`),
  ],
);
