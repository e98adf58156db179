import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connect.ts';
import { orderProducts } from '../../platform/database/schema/order.ts';
import { stemBatches, stemRecipeParts, stemRecipes, stemReservations } from '../../platform/database/schema/stem.ts';
import { findFree, moveBatches } from './stem.batches.ts';
import { drawFrom, sumBy, type Draw } from './stem.draw.ts';
import { lockGoods } from './stem.locking.ts';
import { recordStemMoves, type MoveCause } from './stem.moves.ts';
import { refreshProducts } from './stem.refresh.ts';
import { ints } from './stem.sql.ts';

/** Pieces of one product. */
interface Pieces {
  productId: number;
  quantity: number;
}
type ProductDraw = Draw<{ productId: number; serviceId: number; isToOrder: boolean }>;

/** The stems that an order takes. */
export interface StemPlan {
  /** Products whose stock follows a recipe. */
  productIds: ReadonlySet<number>;
  draws: readonly ProductDraw[];
  /** The first product with too few stems, and the number of pieces they suffice for. */
  short: { productId: number; left: number } | undefined;
}

const isMissing = ({ batchId, isToOrder }: ProductDraw): boolean => batchId === null && !isToOrder;

interface Part extends Pieces {
  stemId: number;
  serviceId: number;
  isToOrder: boolean;
}

async function findParts(tx: Transaction, pieces: readonly Pieces[]): Promise<Part[]> {
  const rows = await tx
    .select({
      productId: stemRecipeParts.productId,
      stemId: stemRecipeParts.stemId,
      quantity: stemRecipeParts.quantity,
      serviceId: stemRecipes.serviceId,
      isToOrder: sql<boolean>`exists (
        select from stem_rules where stem_rules.service_id = ${stemRecipes.serviceId} and when_out = 'TO_ORDER')`,
    })
    .from(stemRecipeParts)
    .innerJoin(stemRecipes, eq(stemRecipes.productId, stemRecipeParts.productId))
    .where(
      inArray(
        stemRecipeParts.productId,
        pieces.map(({ productId }) => productId),
      ),
    )
    .orderBy(stemRecipeParts.productId, stemRecipeParts.position);
  return rows;
}

/** The number of pieces of a product for which its draws suffice. */
function enoughFor(productId: number, parts: readonly Part[], draws: readonly ProductDraw[]): number {
  const own = parts.filter((part) => part.productId === productId);
  const found = draws.filter((draw) => draw.productId === productId && draw.batchId !== null);
  return Math.min(
    ...own.map(({ stemId, quantity }) => {
      const drawn = found.filter((draw) => draw.stemId === stemId).reduce((sum, draw) => sum + draw.quantity, 0);
      return Math.floor(drawn / quantity);
    }),
  );
}

/** Which stems pieces of products take. The products and their stems must be locked. */
export async function planStems(tx: Transaction, pieces: readonly Pieces[]): Promise<StemPlan> {
  const parts = pieces.length === 0 ? [] : await findParts(tx, pieces);
  if (parts.length === 0) return { productIds: new Set(), draws: [], short: undefined };
  const free = await findFree(
    tx,
    parts.map(({ stemId }) => stemId),
  );
  const needs = pieces.flatMap(({ productId, quantity }) =>
    parts
      .filter((part) => part.productId === productId)
      .map((part) => ({ ...part, quantity: part.quantity * quantity })),
  );
  const draws = drawFrom(free, needs);
  const short = draws.find(isMissing);
  return {
    productIds: new Set(parts.map(({ productId }) => productId)),
    draws,
    short: short && { productId: short.productId, left: enoughFor(short.productId, parts, draws) },
  };
}

const stemOf = ({ stemId }: { stemId: number }) => stemId;
const quantityOf = ({ quantity }: { quantity: number }) => quantity;

/** Adds one line per stem to the history, for the pieces that were in stock. */
function recordDraws(
  tx: Transaction,
  cause: MoveCause,
  draws: readonly Draw<object>[],
  sign: { shelf: number; free: number },
) {
  const sums = sumBy(
    draws.filter(({ batchId }) => batchId !== null),
    stemOf,
    quantityOf,
  );
  const moves = [...sums].map(([stemId, pieces]) => ({
    stemId,
    onShelf: sign.shelf * pieces,
    free: sign.free * pieces,
  }));
  return recordStemMoves(tx, cause, moves);
}

interface Line {
  id: number;
  productId: number;
}

/** Reserves the stems of an order service's lines. Missing stems are recorded as wanted. */
export async function reserveStems(
  tx: Transaction,
  plan: StemPlan,
  orderServiceId: number,
  lines: readonly Line[],
): Promise<void> {
  const lineOf = new Map(lines.map(({ id, productId }) => [productId, id]));
  const own = plan.draws.flatMap((draw) => {
    const orderProductId = lineOf.get(draw.productId);
    return orderProductId === undefined ? [] : [{ ...draw, orderProductId }];
  });
  const [first] = own;
  if (!first) return;
  await tx.insert(stemReservations).values(
    own.map(({ serviceId, orderProductId, stemId, batchId, quantity }) => ({
      serviceId,
      orderProductId,
      stemId,
      batchId,
      quantity,
      state: batchId === null ? ('WANTED' as const) : ('HELD' as const),
    })),
  );
  await moveBatches(tx, own, -1);
  const cause = { serviceId: first.serviceId, reason: 'ORDERED' as const, orderServiceId };
  await recordDraws(tx, cause, own, { shelf: 0, free: -1 });
  await refreshSharing(tx, own);
}

/** The products that share these stems are locked with them. */
async function refreshSharing(tx: Transaction, draws: readonly { stemId: number }[]): Promise<void> {
  const stemIds = [...new Set(draws.map(stemOf))];
  const rows = await tx
    .selectDistinct({ id: stemRecipeParts.productId })
    .from(stemRecipeParts)
    .where(inArray(stemRecipeParts.stemId, stemIds));
  await refreshProducts(
    tx,
    rows.map(({ id }) => id),
  );
}

/** Open reservations of order services, whose orders are locked. */
const findOpen = (tx: Transaction, partIds: readonly number[]) =>
  tx
    .select({
      id: stemReservations.id,
      serviceId: stemReservations.serviceId,
      stemId: stemReservations.stemId,
      batchId: stemReservations.batchId,
      quantity: stemReservations.quantity,
      orderProductId: stemReservations.orderProductId,
      orderServiceId: orderProducts.orderServiceId,
    })
    .from(stemReservations)
    .innerJoin(orderProducts, eq(orderProducts.id, stemReservations.orderProductId))
    .where(
      and(inArray(orderProducts.orderServiceId, [...partIds]), inArray(stemReservations.state, ['WANTED', 'HELD'])),
    );
type Open = Awaited<ReturnType<typeof findOpen>>[number];

const close = (tx: Transaction, open: readonly Open[], state: 'USED' | 'RELEASED') =>
  tx.execute(sql`update stem_reservations set state = ${state} where id = any(${ints(open.map(({ id }) => id))})`);

/** Runs for the open reservations of each order service. */
async function eachPart(open: readonly Open[], work: (own: Open[], part: Open) => Promise<unknown>): Promise<void> {
  for (const id of new Set(open.map(({ orderServiceId }) => orderServiceId))) {
    const own = open.filter(({ orderServiceId }) => orderServiceId === id);
    if (own[0]) await work(own, own[0]);
  }
}

/**
 * Returns the reserved stems of order services to their batches, and locks their products. Their orders must be locked.
 */
export async function releaseStems(
  tx: Transaction,
  partIds: readonly number[],
  productIds: readonly number[],
): Promise<void> {
  const open = await findOpen(tx, partIds);
  const locked = await lockGoods(tx, productIds, open.map(stemOf));
  if (open.length === 0) return;
  await close(tx, open, 'RELEASED');
  await moveBatches(tx, open, 1);
  await eachPart(open, (own, { serviceId, orderServiceId }) =>
    recordDraws(tx, { serviceId, reason: 'RETURNED', orderServiceId }, own, { shelf: 0, free: 1 }),
  );
  await refreshProducts(tx, locked.productIds);
}

/** Takes wanted stems from batches that have arrived since; the rest was bought for the order alone. */
async function takeWanted(tx: Transaction, open: readonly Open[]): Promise<Draw<Open>[]> {
  const wanted = open.filter(({ batchId }) => batchId === null);
  if (wanted.length === 0) return [];
  const draws = drawFrom<Open>(await findFree(tx, wanted.map(stemOf)), wanted);
  await moveBatches(tx, draws, -1);
  return draws;
}

/** Writes off the stems of an order service as its assembly starts. The order must be locked. */
export async function consumeStems(tx: Transaction, partId: number, userId: number | null): Promise<void> {
  const open = await findOpen(tx, [partId]);
  const [first] = open;
  if (!first) return;
  const { productIds } = await lockGoods(tx, [], open.map(stemOf));
  await close(tx, open, 'USED');
  const cause = { serviceId: first.serviceId, reason: 'USED' as const, orderServiceId: partId, userId };
  const held = open.filter(({ batchId }) => batchId !== null);
  await recordDraws(tx, cause, held, { shelf: -1, free: 0 });
  await recordDraws(tx, cause, await takeWanted(tx, open), { shelf: -1, free: -1 });
  await refreshProducts(tx, productIds);
}

/** Free pieces of batches whose shelf life has ended. */
export const findExpired = (tx: Transaction, stemId: number) =>
  tx
    .select({ batchId: stemBatches.id, stemId: stemBatches.stemId, quantity: stemBatches.remaining })
    .from(stemBatches)
    .where(
      and(eq(stemBatches.stemId, stemId), sql`${stemBatches.remaining} > 0 and ${stemBatches.expiresAt} <= now()`),
    );
