import { sql } from 'drizzle-orm';
import { index, inet, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { legalInfos, users } from './account.ts';
import { createdAt, id, moment, updatedAt } from './columns.ts';
import { services } from './service.ts';

/** The opening of a shop by a person, from its requisites to the first day. */
export const serviceOpenings = pgTable(
  'service_openings',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    legalInfoId: integer().references(() => legalInfos.id, { onDelete: 'set null' }),
    /** Null until the shop has a name and an address. */
    serviceId: integer()
      .unique()
      .references(() => services.id, { onDelete: 'cascade' }),
    /** Null while it is being filled in. */
    submittedAt: moment(),
    /** When the administration opened the shop. */
    openedAt: moment(),
    /** The reason of the last return by the administration; an empty string otherwise. */
    returnReason: text().notNull().default(''),
    /**
     * When the administration returned it last, and when it had been submitted then. Null once it is submitted again.
     */
    returnedAt: moment(),
    returnedFrom: moment(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('service_openings_current')
      .on(table.userId)
      .where(sql`${table.openedAt} is null`),
    index('service_openings_waiting')
      .on(table.submittedAt, table.id)
      .where(sql`${table.submittedAt} is not null and ${table.openedAt} is null`),
    index('service_openings_legal').on(table.legalInfoId),
    index('service_openings_user').on(table.userId),
  ],
);

/** The contract texts that shops accepted, when and from where. Rows are only added. */
export const serviceContracts = pgTable(
  'service_contracts',
  {
    id: id(),
    serviceId: integer()
      .notNull()
      .references(() => services.id, { onDelete: 'cascade' }),
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    textVersion: text().notNull(),
    ip: inet(),
    userAgent: text(),
    acceptedAt: createdAt(),
  },
  (table) => [
    index('service_contracts_service').on(table.serviceId, table.id),
    index('service_contracts_user').on(table.userId),
  ],
);
