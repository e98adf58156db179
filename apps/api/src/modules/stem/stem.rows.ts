import { metaOf } from '@vetka/domain/paging';
import type { Stem, StemPage, StemsQuery } from '@vetka/domain/stem';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';
import { stems } from '../../platform/database/schema/stem.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { plain } from '../../platform/words/letters.ts';
import { stemMessages } from './stem.messages.ts';

export type StemRow = typeof stems.$inferSelect;

const free = sql<number>`(
  select coalesce(sum(b.remaining), 0)::int from stem_batches b where b.stem_id = stems.id and b.remaining > 0)`;
const reserved = sql<number>`(
  select coalesce(sum(r.quantity), 0)::int from stem_reservations r where r.stem_id = stems.id and r.state = 'HELD')`;
const recipes = sql<number>`(select count(*)::int from stem_recipe_parts part where part.stem_id = stems.id)`;
const batches = sql<Stem['batches']>`(
  select coalesce(json_agg(json_build_object('id', b.id, 'remaining', b.remaining, 'costPrice', b.cost_price,
    'document', b.document, 'receivedAt', b.received_at, 'expiresAt', b.expires_at)
    order by b.expires_at nulls last, b.id), '[]')
  from stem_batches b where b.stem_id = stems.id and b.remaining > 0)`;

const selectStems = (db: Executor) =>
  db.select({ stem: stems, free, reserved, recipes, batches }).from(stems).$dynamic();
type Row = Awaited<ReturnType<typeof selectStems>>[number];

const iso = (moment: string): string => new Date(moment).toISOString();

const stemOf = ({ stem, free: stock, batches: found, ...counts }: Row): Stem => ({
  id: stem.id,
  name: stem.name,
  colour: stem.colour,
  unit: stem.unit,
  costPrice: stem.costPrice,
  shelfLifeDays: stem.shelfLifeDays,
  stock,
  ...counts,
  batches: found.map((batch) => ({
    ...batch,
    receivedAt: iso(batch.receivedAt),
    expiresAt: batch.expiresAt === null ? null : iso(batch.expiresAt),
  })),
});

/** Stems that a shop works with. */
export const isKept = (serviceId: number) => and(eq(stems.serviceId, serviceId), isNull(stems.removedAt));

/** @throws Refusal 404 for a stem of another shop, and for a removed one */
export async function readStem(db: Executor, serviceId: number, id: number): Promise<Stem> {
  const [row] = await selectStems(db).where(and(isKept(serviceId), eq(stems.id, id)));
  if (!row) throw notFound('stem.unknown', stemMessages.unknown);
  return stemOf(row);
}

/** The row, locked until the transaction ends. @throws Refusal 404 */
export async function lockStem(tx: Executor, serviceId: number, id: number): Promise<StemRow> {
  const [row] = await tx
    .select()
    .from(stems)
    .where(and(isKept(serviceId), eq(stems.id, id)))
    .for('update');
  if (!row) throw notFound('stem.unknown', stemMessages.unknown);
  return row;
}

const defaultTake = 48;
const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** Every word of the search is in the name or the colour. */
const matches = (search: string) =>
  and(
    ...plain(search)
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => sql`translate(lower(stems.name || ' ' || stems.colour), 'ё', 'е') like ${`%${literally(word)}%`}`),
  );

/** A page of a shop's stems by name; two queries. */
export async function readStems(db: Executor, serviceId: number, query: StemsQuery): Promise<StemPage> {
  const { page = 1, take = defaultTake, search = '' } = query;
  const where = and(isKept(serviceId), matches(search));
  const [rows, [counted]] = await Promise.all([
    selectStems(db)
      .where(where)
      .orderBy(sql`lower(stems.name), lower(stems.colour), stems.id`)
      .limit(take)
      .offset((page - 1) * take),
    db
      .select({
        total: sql`count(*) filter (where ${where})`.mapWith(Number),
        stockCost: sql`coalesce(sum(stems.cost_price::bigint * ${free}), 0)`.mapWith(Number),
      })
      .from(stems)
      .where(isKept(serviceId)),
  ]);
  const { total = 0, stockCost = 0 } = counted ?? {};
  return { data: rows.map(stemOf), meta: metaOf(page, take, total), stockCost };
}
