import type { NewBatch, StemCount, StemWriteOff } from '@vetka/domain/stem';
import { stemLimits } from '@vetka/domain/stem';
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connect.ts';
import { stemBatches, stems } from '../../platform/database/schema/stem.ts';
import { invalid, notFound } from '../../platform/http/refusal.ts';
import { requestHashOf } from '../../platform/request-hash.ts';
import { drawFrom, sumBy, type Draw, type FreeBatch } from './stem.draw.ts';
import { lockGoods } from './stem.locking.ts';
import { stemMessages } from './stem.messages.ts';
import { recordStemMoves } from './stem.moves.ts';
import { refreshProducts } from './stem.refresh.ts';
import { findRecorded, isRecorded } from './stem.repeats.ts';
import { isKept, lockStem } from './stem.rows.ts';
import { ints } from './stem.sql.ts';

/** The person who works with stems, and the shop. */
export interface Keeper {
  serviceId: number;
  userId: number;
}

const dayMs = 24 * 60 * 60_000;

/** Free pieces of locked stems, the first to expire first. */
export const findFree = (tx: Transaction, stemIds: readonly number[]): Promise<FreeBatch[]> =>
  tx
    .select({ id: stemBatches.id, stemId: stemBatches.stemId, remaining: stemBatches.remaining })
    .from(stemBatches)
    .where(and(inArray(stemBatches.stemId, [...stemIds]), gt(stemBatches.remaining, 0)))
    .orderBy(sql`${stemBatches.expiresAt} nulls last`, asc(stemBatches.id));

/** Takes pieces out of batches of locked stems, or returns them (`sign` 1). */
export async function moveBatches(tx: Transaction, draws: readonly Draw<object>[], sign: 1 | -1): Promise<void> {
  const taken = draws.flatMap(({ batchId, quantity }) => (batchId === null ? [] : [{ batchId, quantity }]));
  if (taken.length === 0) return;
  const sums = sumBy(
    taken,
    ({ batchId }) => batchId,
    ({ quantity }) => quantity,
  );
  await tx.execute(sql`
    update stem_batches set remaining = remaining + ${sign}::int * moved.quantity
    from unnest(${ints([...sums.keys()])}, ${ints([...sums.values()])}) as moved(id, quantity)
    where stem_batches.id = moved.id`);
}

/** Adds a delivery to the shelf, and makes the bouquets that need it available. @throws Refusal 404, 409, 422 */
export async function receive(tx: Transaction, keeper: Keeper, stemId: number, batch: NewBatch): Promise<void> {
  const { productIds } = await lockGoods(tx, [], [stemId]);
  await lockStem(tx, keeper.serviceId, stemId);
  const { quantity, requestId } = batch;
  const author = { ...keeper, requestId, requestHash: requestHashOf(batch) };
  if (await isRecorded(tx, author, stemId)) return;
  await addBatch(tx, keeper, stemId, batch);
  if (batch.costPrice !== null) {
    await tx.update(stems).set({ costPrice: batch.costPrice }).where(eq(stems.id, stemId));
  }
  const note = batch.document.trim();
  await recordStemMoves(tx, { ...author, reason: 'RECEIVED', note }, [{ stemId, onShelf: quantity, free: quantity }]);
  await refreshProducts(tx, productIds);
}

async function addBatch(tx: Transaction, { serviceId }: Keeper, stemId: number, batch: NewBatch): Promise<void> {
  const { quantity, costPrice, shelfLifeDays, document } = batch;
  const free = (await findFree(tx, [stemId])).reduce((sum, { remaining }) => sum + remaining, 0);
  if (free + quantity > stemLimits.stock) throw invalid({ quantity: stemMessages.tooMuch });
  await tx.insert(stemBatches).values({
    serviceId,
    stemId,
    received: quantity,
    remaining: quantity,
    costPrice,
    document: document.trim(),
    expiresAt: shelfLifeDays === null ? null : new Date(Date.now() + shelfLifeDays * dayMs),
  });
}

/** @throws Refusal 404 for an unknown batch, 422 when fewer are free */
function requireFree(batches: readonly FreeBatch[], { batchId, quantity }: StemWriteOff): readonly FreeBatch[] {
  const chosen = batchId === null ? batches : batches.filter(({ id }) => id === batchId);
  if (batchId !== null && chosen.length === 0) throw notFound('stem.unknown-batch', stemMessages.unknownBatch);
  const free = chosen.reduce((sum, { remaining }) => sum + remaining, 0);
  if (free < quantity) throw invalid({ quantity: stemMessages.tooFew(free) });
  return chosen;
}

/**
 * Takes free pieces off the shelf. The same request sent again changes nothing.
 * @throws Refusal 404; 409 when a request of this id was recorded with another body; 422 on `quantity`
 */
export async function writeOff(tx: Transaction, keeper: Keeper, stemId: number, body: StemWriteOff): Promise<void> {
  const { productIds } = await lockGoods(tx, [], [stemId]);
  await lockStem(tx, keeper.serviceId, stemId);
  const { quantity, cause, note, requestId } = body;
  const author = { ...keeper, requestId, requestHash: requestHashOf(body) };
  if (await isRecorded(tx, author, stemId)) return;
  const chosen = requireFree(await findFree(tx, [stemId]), body);
  await moveBatches(tx, drawFrom(chosen, [{ stemId, quantity }]), -1);
  const move = { stemId, onShelf: -quantity, free: -quantity };
  await recordStemMoves(tx, { ...author, reason: cause, note: note.trim() }, [move]);
  await refreshProducts(tx, productIds);
}

/** Writes off missing pieces as far as they are free; surplus pieces become a batch of today. @returns the change */
async function settleCount(tx: Transaction, keeper: Keeper, stemId: number, difference: number): Promise<number> {
  if (difference > 0) {
    const { costPrice, shelfLifeDays } = await lockStem(tx, keeper.serviceId, stemId);
    await addBatch(tx, keeper, stemId, { quantity: difference, costPrice, shelfLifeDays, document: '' });
    return difference;
  }
  const draws = drawFrom(await findFree(tx, [stemId]), [{ stemId, quantity: -difference }]);
  await moveBatches(tx, draws, -1);
  return -draws.reduce((sum, { batchId, quantity }) => sum + (batchId === null ? 0 : quantity), 0);
}

/**
 * Sets stems to the counted number. Only the difference to what the person saw counts, so that an order in between is
 * not lost, without what the request has changed already. @returns how many stems have changed @throws Refusal 404
 */
export async function countStems(tx: Transaction, keeper: Keeper, { lines, requestId }: StemCount): Promise<number> {
  const ids = [...new Set(lines.map(({ stemId }) => stemId))];
  const { productIds } = await lockGoods(tx, [], ids);
  const own = await tx
    .select({ id: stems.id })
    .from(stems)
    .where(and(isKept(keeper.serviceId), inArray(stems.id, ids)));
  if (own.length < lines.length) throw notFound('stem.unknown', stemMessages.unknown);
  const author = { ...keeper, requestId };
  const recorded = await findRecorded(tx, author);
  let changed = 0;
  for (const { stemId, counted, seen } of lines) {
    const made = recorded.get(stemId) ?? 0;
    const difference = counted - seen - made;
    const change = difference === 0 ? 0 : await settleCount(tx, keeper, stemId, difference);
    if (change + made !== 0) changed += 1;
    await recordStemMoves(tx, { ...author, reason: 'COUNTED' }, [{ stemId, onShelf: change, free: change }]);
  }
  await refreshProducts(tx, productIds);
  return changed;
}
