import { employeeRoles } from '@vetka/domain/actor';
import { teamEventKinds } from '@vetka/domain/team';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { createdAt, id, oneOf } from './columns.ts';
import { services } from './service.ts';

/** The history of a service's team. */
export const serviceTeamEvents = pgTable(
  'service_team_events',
  {
    id: id(),
    serviceId: integer()
      .notNull()
      .references(() => services.id, { onDelete: 'cascade' }),
    kind: text({ enum: teamEventKinds }).notNull(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    aboutUserId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The offered or the new role. */
    role: text({ enum: employeeRoles }),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf('service_team_events_kind', table.kind, teamEventKinds),
    oneOf('service_team_events_role', table.role, employeeRoles),
    index('service_team_events_list').on(table.serviceId, table.id.desc().nullsFirst()),
  ],
);
