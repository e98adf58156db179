import { auditKinds, type AuditChange } from '@vetka/domain/moderation';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { createdAt, id, oneOf } from './columns.ts';

/**
 * Every act of the administration, written in the transaction of the act. A trigger refuses to change or delete a row.
 * The object is named without a foreign key: its table depends on the kind, and a row outlives it.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: id(),
    createdAt: createdAt(),
    actorId: integer()
      .notNull()
      .references(() => users.id),
    /** Name of the call, such as `goods.moderate`. */
    call: text().notNull(),
    kind: text({ enum: auditKinds }).notNull(),
    objectId: integer(),
    title: text().notNull().default(''),
    reason: text().notNull().default(''),
    changes: jsonb().$type<AuditChange[]>().notNull().default([]),
    requestId: text().notNull(),
  },
  (table) => [
    oneOf('audit_entries_kind', table.kind, auditKinds),
    index('audit_entries_object').on(table.kind, table.objectId, table.id.desc().nullsFirst()),
    index('audit_entries_by_time').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
  ],
);
