import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { createdAt, exactlyOne, id, oneOf } from './columns.ts';
import { services } from './service.ts';

const storedLevels = ['MUTED', 'BLOCKED'] as const;

/** People and services that a person (`owner`) has muted or blocked. */
export const restrictions = pgTable(
  'restrictions',
  {
    id: id(),
    ownerId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    serviceId: integer().references(() => services.id, { onDelete: 'cascade' }),
    level: text({ enum: storedLevels }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf('restrictions_level', table.level, storedLevels),
    exactlyOne('restrictions_target', table.userId, table.serviceId),
    check('restrictions_not_self', sql`${table.ownerId} <> ${table.userId}`),
    unique('restrictions_user').on(table.userId, table.ownerId),
    unique('restrictions_service').on(table.serviceId, table.ownerId),
    index('restrictions_list').on(table.ownerId, table.id.desc().nullsFirst()),
  ],
);
