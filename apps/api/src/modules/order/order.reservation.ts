import { and, asc, inArray, ne, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../platform/database/connect.ts';
import { products } from '../../platform/database/schema/catalog.ts';
import { stockReservations } from '../../platform/database/schema/order-effects.ts';
import { orderProducts, orderServices } from '../../platform/database/schema/order.ts';

/** Pieces of one product. */
export interface Pieces {
  productId: number;
  quantity: number;
}

const ints = (values: readonly number[]) => sql`${sql.param([...values])}::int[]`;

/** Always locks rows in ascending order of id, so that two orders cannot deadlock. */
const lockProducts = (tx: Transaction, ids: readonly number[]) =>
  tx
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, [...ids]))
    .orderBy(asc(products.id))
    .for('update');

/** Returns pieces. The products must be locked. Those made to order have no stock; that of a recipe is its stems. */
async function changeStock(tx: Transaction, pieces: readonly Pieces[], sign: 1 | -1): Promise<void> {
  if (pieces.length === 0) return;
  await tx.execute(sql`
    update products set stock = stock + ${sign}::int * taken.quantity
    from unnest(${ints(pieces.map(({ productId }) => productId))}, ${ints(pieces.map(({ quantity }) => quantity))})
      as taken(id, quantity)
    where products.id = taken.id and products.is_stock_tracked
      and not exists (select from stem_recipes where product_id = products.id)`);
}

/** Takes pieces from the stock, except of products made to order. @returns false when some are missing: the caller must then roll back */
export async function takeStock(tx: Transaction, pieces: readonly Pieces[]): Promise<boolean> {
  if (pieces.length === 0) return true;
  const taken = await tx.execute(sql`
    update products set stock = stock - case when products.is_stock_tracked then wanted.quantity else 0 end
    from unnest(${ints(pieces.map(({ productId }) => productId))}, ${ints(pieces.map(({ quantity }) => quantity))})
      as wanted(id, quantity)
    where products.id = wanted.id and (not products.is_stock_tracked or products.stock >= wanted.quantity)
    returning products.id`);
  return taken.rowCount === pieces.length;
}

async function countSales(
  { service }: FastifyInstance,
  tx: Transaction,
  partIds: readonly number[],
  sign: 1 | -1,
): Promise<void> {
  await tx.execute(sql`
    update products set sold_count = greatest(0, sold_count + ${sign}::int * sold.quantity)
    from (select product_id, sum(quantity)::int as quantity from order_products
      where order_service_id = any(${ints(partIds)}) group by product_id) as sold
    where products.id = sold.product_id`);
  const sellers = await tx
    .select({ id: orderServices.serviceId })
    .from(orderServices)
    .where(inArray(orderServices.id, [...partIds]));
  await service.countOrders(
    tx,
    sellers.map(({ id }) => id),
    sign,
  );
}

const productIdsOf = async (tx: Transaction, partIds: readonly number[]): Promise<number[]> => {
  const rows = await tx
    .select({ productId: orderProducts.productId })
    .from(orderProducts)
    .where(inArray(orderProducts.orderServiceId, [...partIds]));
  return rows.map(({ productId }) => productId);
};

/** Marks reserved pieces as sold once the order is paid. */
export async function sell(app: FastifyInstance, tx: Transaction, partIds: readonly number[]): Promise<void> {
  if (partIds.length === 0) return;
  await lockProducts(tx, await productIdsOf(tx, partIds));
  await settle(tx, partIds, 'TAKEN');
  await countSales(app, tx, partIds, 1);
}

async function settle(tx: Transaction, partIds: readonly number[], state: 'TAKEN' | 'RELEASED'): Promise<Pieces[]> {
  return tx
    .update(stockReservations)
    .set({ state, settledAt: new Date() })
    .where(
      and(
        ne(stockReservations.state, 'RELEASED'),
        sql`${stockReservations.orderProductId} in (select id from order_products where order_service_id = any(${ints(partIds)}))`,
      ),
    )
    .returning({ productId: stockReservations.productId, quantity: stockReservations.quantity });
}

/** Releases everything that order services hold: pieces and stems, uses of coupons, and counts of sales. */
export async function releaseReserved(
  app: FastifyInstance,
  tx: Transaction,
  partIds: readonly number[],
  wasPaid: boolean,
): Promise<void> {
  if (partIds.length === 0) return;
  await app.stemStock.release(tx, partIds, await productIdsOf(tx, partIds));
  await changeStock(tx, await settle(tx, partIds, 'RELEASED'), 1);
  if (wasPaid) await countSales(app, tx, partIds, -1);
  await app.coupon.release(tx, partIds);
}

/** Reserves the pieces of order lines until the reservation ends. */
export const insertReservations = (
  tx: Transaction,
  lines: readonly { id: number; productId: number; quantity: number }[],
  expiresAt: Date,
) =>
  tx
    .insert(stockReservations)
    .values(lines.map(({ id, productId, quantity }) => ({ orderProductId: id, productId, quantity, expiresAt })));
