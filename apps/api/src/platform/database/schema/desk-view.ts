import { deskLists } from '@vetka/domain/desk';
import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { citext, createdAt, id, oneOf } from './columns.ts';
import { services } from './service.ts';

/** A view of a list of a shop's desk that a person has saved. */
export const deskViews = pgTable(
  'desk_views',
  {
    id: id(),
    serviceId: integer()
      .notNull()
      .references(() => services.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    list: text({ enum: deskLists }).notNull(),
    name: citext().notNull(),
    /** The query string of the list's URL. */
    query: text().notNull(),
    position: integer().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf('desk_views_list', table.list, deskLists),
    uniqueIndex('desk_views_name').on(table.userId, table.serviceId, table.list, table.name),
  ],
);
