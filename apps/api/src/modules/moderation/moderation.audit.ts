import { fullName } from '@vetka/domain/account';
import { addDays, defaultTimeZone, momentIn } from '@vetka/domain/date';
import { decisionUndoHours, type AuditEntry, type AuditPage, type AuditQuery } from '@vetka/domain/moderation';
import { metaOf } from '@vetka/domain/paging';
import { and, count, desc, eq, gte, lt, sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';
import { users } from '../../platform/database/schema/account.ts';
import { auditEntries as entries } from '../../platform/database/schema/audit.ts';

const defaultTake = 50;

const startOf = (day: string): Date => new Date(momentIn(defaultTimeZone, day, '00:00'));

const matches = (search: string): SQL | undefined => {
  const part = search.trim().toLowerCase();
  const words = sql`lower(concat_ws(' ', ${entries.title}, ${entries.reason}, ${users.firstName}, ${users.lastName}, ${users.nickname}))`;
  return part === '' ? undefined : sql`position(${part} in ${words}) > 0`;
};

const conditionsOf = ({ kind, objectId, search, from, to }: AuditQuery): SQL | undefined =>
  and(
    kind && eq(entries.kind, kind),
    objectId === undefined ? undefined : eq(entries.objectId, objectId),
    search === undefined ? undefined : matches(search),
    from === undefined ? undefined : gte(entries.createdAt, startOf(from)),
    to === undefined ? undefined : lt(entries.createdAt, startOf(addDays(to, 1))),
  );

const decisions = sql.raw(`('goods.moderate', 'goods.forbid', 'opening.moderate')`);
const followed = sql.raw(
  `('goods.moderate', 'goods.forbid', 'goods.undoModeration', 'opening.moderate', 'opening.undoModeration')`,
);

/** A decision that can still be undone: a recent one, and the last about its object. */
const canBeUndone = sql<boolean>`(${entries.call} in ${decisions}
  and ${entries.createdAt} > now() - make_interval(hours => ${decisionUndoHours})
  and not exists (
    select from audit_entries later where later.kind = ${entries.kind} and later.object_id = ${entries.objectId}
      and later.id > ${entries.id} and later.call in ${followed}
  ))`;

interface Row {
  entry: typeof entries.$inferSelect;
  canBeUndone: boolean;
  actor: typeof users.$inferSelect;
}

const entryOf = ({ entry, actor, ...row }: Row): AuditEntry => ({
  id: entry.id,
  createdAt: entry.createdAt.toISOString(),
  call: entry.call,
  actor: { id: actor.id, name: fullName(actor) || actor.nickname, nickname: actor.nickname },
  kind: entry.kind,
  objectId: entry.objectId,
  title: entry.title,
  reason: entry.reason,
  changes: entry.changes,
  canBeUndone: row.canBeUndone,
  requestId: entry.requestId,
});

/** The acts of the administration, the latest first. */
export async function readAudit(db: Executor, query: AuditQuery): Promise<AuditPage> {
  const { page = 1, take = defaultTake } = query;
  const where = conditionsOf(query);
  const rows = await db
    .select({ entry: entries, actor: users, canBeUndone })
    .from(entries)
    .innerJoin(users, eq(users.id, entries.actorId))
    .where(where)
    .orderBy(desc(entries.createdAt), desc(entries.id))
    .limit(take)
    .offset((page - 1) * take);
  const [counted] = await db
    .select({ total: count() })
    .from(entries)
    .innerJoin(users, eq(users.id, entries.actorId))
    .where(where);
  return { data: rows.map(entryOf), meta: metaOf(page, take, counted?.total ?? 0) };
}
