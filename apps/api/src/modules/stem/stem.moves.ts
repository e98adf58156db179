import { fullName } from '@vetka/domain/account';
import { metaOf } from '@vetka/domain/paging';
import { stemTitle, type StemMoveReason, type StemMoves, type StemMovesQuery } from '@vetka/domain/stem';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/connect.ts';
import { users } from '../../platform/database/schema/account.ts';
import { stemMoves, stems } from '../../platform/database/schema/stem.ts';

/** A change of a stem's stock. */
export interface Move {
  stemId: number;
  onShelf: number;
  free: number;
}

/** The reason, the person and the order. */
export interface MoveCause {
  serviceId: number;
  reason: StemMoveReason;
  userId?: number | null;
  orderServiceId?: number | null;
  note?: string;
  /** The id of the person's request, and the hash of its body. */
  requestId?: string | undefined;
  requestHash?: string;
}

const freeNow = (stemId: number) => sql<number>`(
  select coalesce(sum(b.remaining), 0)::int from stem_batches b where b.stem_id = ${stemId} and b.remaining > 0)`;

/** Adds the latest change of locked stems to the history. */
export async function recordStemMoves(tx: Transaction, cause: MoveCause, moves: readonly Move[]): Promise<void> {
  const { serviceId, reason, userId = null, orderServiceId = null, note = '', requestId, requestHash } = cause;
  const rows = moves.filter(({ onShelf, free }) => onShelf !== 0 || free !== 0);
  if (rows.length === 0) return;
  await tx.insert(stemMoves).values(
    rows.map(({ stemId, onShelf, free }) => ({
      serviceId,
      stemId,
      reason,
      onShelf,
      free,
      stock: freeNow(stemId),
      userId,
      orderServiceId,
      note,
      requestId,
      requestHash,
    })),
  );
}

const defaultTake = 24;

const ofRecipe = (product: number) =>
  sql`${stemMoves.stemId} in (select stem_id from stem_recipe_parts where product_id = ${product})`;

/** The history of a shop's stems, of one, or of those in a product's recipe; two queries. */
export async function readStemMoves(
  db: Executor,
  serviceId: number,
  { page = 1, take = defaultTake, stem, product }: StemMovesQuery,
): Promise<StemMoves> {
  const where = and(
    eq(stemMoves.serviceId, serviceId),
    stem === undefined ? undefined : eq(stemMoves.stemId, stem),
    product === undefined ? undefined : ofRecipe(product),
  );
  const [rows, [counted]] = await Promise.all([
    db
      .select({ move: stemMoves, stem: stems, person: users })
      .from(stemMoves)
      .innerJoin(stems, eq(stems.id, stemMoves.stemId))
      .leftJoin(users, eq(users.id, stemMoves.userId))
      .where(where)
      .orderBy(desc(stemMoves.id))
      .limit(take)
      .offset((page - 1) * take),
    db.select({ total: count() }).from(stemMoves).where(where),
  ]);
  return {
    data: rows.map(({ move, stem: { id: stemId, ...named }, person }) => ({
      id: move.id,
      stemId,
      stemName: stemTitle(named),
      reason: move.reason,
      onShelf: move.onShelf,
      free: move.free,
      stock: move.stock,
      by: person ? fullName(person) || person.nickname : '',
      orderServiceId: move.orderServiceId,
      note: move.note,
      createdAt: move.createdAt.toISOString(),
    })),
    meta: metaOf(page, take, counted?.total ?? 0),
  };
}
