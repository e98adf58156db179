import { and, asc, eq, gt, inArray, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ReturnRule } from '@vetka/domain/catalog';
import type { Executor, Transaction } from '../../platform/database/connect.ts';
import { cartProducts, carts } from '../../platform/database/schema/cart.ts';
import { products } from '../../platform/database/schema/catalog.ts';
import { productMedia } from '../../platform/database/schema/catalog-product.ts';
import { media } from '../../platform/database/schema/media.ts';
import { services } from '../../platform/database/schema/service.ts';
import { subscriptionHoldings } from '../../platform/database/schema/subscription.ts';
import { promotionNameSql } from '../../platform/promotions/promotions.sql.ts';
import { returnRuleSql } from '../../platform/return-rule.ts';

/** The owner of a cart: a person, or a guest session. */
export type CartOwner = { userId: number } | { sessionId: number };

const ownedBy = (owner: CartOwner): SQL =>
  'userId' in owner ? eq(carts.userId, owner.userId) : eq(carts.sessionId, owner.sessionId);

/** Sub-carts with their sellers, oldest first. */
export const findCarts = (db: Executor, owner: CartOwner) =>
  db
    .select({ id: carts.id, service: services, logo: media, couponId: carts.couponId })
    .from(carts)
    .innerJoin(services, eq(services.id, carts.serviceId))
    .leftJoin(media, eq(media.id, services.logoMediaId))
    .where(ownedBy(owner))
    .orderBy(asc(carts.id));
export type CartRow = Awaited<ReturnType<typeof findCarts>>[number];

const picture = alias(media, 'picture');

/** Lines of all sub-carts with their products and first pictures, in the order they were added. */
export const findLines = (db: Executor, owner: CartOwner) =>
  db
    .select({
      line: cartProducts,
      product: products,
      picture,
      pictureAlt: productMedia.alt,
      returnRule: sql<ReturnRule>`${sql.raw(returnRuleSql('products.id'))}`,
      promotion: sql<string | null>`${sql.raw(promotionNameSql('products'))}`,
    })
    .from(cartProducts)
    .innerJoin(carts, eq(carts.id, cartProducts.cartId))
    .innerJoin(products, eq(products.id, cartProducts.productId))
    .leftJoin(
      productMedia,
      sql`${productMedia.productId} = ${products.id} and ${productMedia.mediaId} = (
        select pm.media_id from product_media pm where pm.product_id = ${products.id} order by pm.position, pm.media_id limit 1
      )`,
    )
    .leftJoin(picture, eq(picture.id, productMedia.mediaId))
    .where(ownedBy(owner))
    .orderBy(asc(cartProducts.id));
export type LineRow = Awaited<ReturnType<typeof findLines>>[number];

/** A person's active paid subscriptions. `serviceId` is null when a plan is valid with every seller. */
export const findHoldings = (db: Executor, userId: number, now = new Date()) =>
  db
    .select({
      id: subscriptionHoldings.id,
      serviceId: subscriptionHoldings.serviceId,
      type: subscriptionHoldings.type,
      percent: subscriptionHoldings.percent,
    })
    .from(subscriptionHoldings)
    .where(
      and(
        eq(subscriptionHoldings.userId, userId),
        isNull(subscriptionHoldings.canceledAt),
        lte(subscriptionHoldings.startsAt, now),
        or(isNull(subscriptionHoldings.endsAt), gt(subscriptionHoldings.endsAt, now)),
      ),
    );
export type HoldingRow = Awaited<ReturnType<typeof findHoldings>>[number];

/** The seller of a product; undefined when there is no such product. */
export async function findServiceOf(tx: Transaction, productId: number): Promise<number | undefined> {
  const [row] = await tx.select({ serviceId: products.serviceId }).from(products).where(eq(products.id, productId));
  return row?.serviceId;
}

/** A product with its seller's status, locked against stock changes while a line is added. */
export async function findProduct(tx: Transaction, productId: number) {
  const [row] = await tx
    .select({ product: products, serviceStatus: services.status })
    .from(products)
    .innerJoin(services, eq(services.id, products.serviceId))
    .where(eq(products.id, productId))
    .for('share', { of: products });
  return row;
}

export async function findCart(tx: Transaction, owner: CartOwner, cartId: number) {
  const [row] = await tx
    .select()
    .from(carts)
    .where(and(eq(carts.id, cartId), ownedBy(owner)))
    .for('update');
  return row;
}

export async function findLine(tx: Transaction, cartId: number, productId: number) {
  const [row] = await tx
    .select()
    .from(cartProducts)
    .where(and(eq(cartProducts.cartId, cartId), eq(cartProducts.productId, productId)));
  return row;
}

/** Gets or creates the owner's sub-cart with a seller and locks it until the end of the transaction. */
export async function upsertCart(tx: Transaction, owner: CartOwner, serviceId: number): Promise<number> {
  const target = 'userId' in owner ? [carts.userId, carts.serviceId] : [carts.sessionId, carts.serviceId];
  const [row] = await tx
    .insert(carts)
    .values({ ...owner, serviceId })
    .onConflictDoUpdate({ target, set: { updatedAt: new Date() } })
    .returning({ id: carts.id });
  if (!row) throw new Error('The upsert of a cart returned no row.');
  return row.id;
}

export async function countLines(tx: Transaction, owner: CartOwner): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(cartProducts)
    .innerJoin(carts, eq(carts.id, cartProducts.cartId))
    .where(ownedBy(owner));
  return row?.count ?? 0;
}

export const insertLine = (tx: Transaction, values: typeof cartProducts.$inferInsert) =>
  tx.insert(cartProducts).values(values);

export const updateLine = (tx: Transaction, id: number, change: { quantity?: number; isSelected?: boolean }) =>
  tx.update(cartProducts).set(change).where(eq(cartProducts.id, id));

export const deleteLine = (tx: Transaction, cartId: number, productId: number) =>
  tx.delete(cartProducts).where(and(eq(cartProducts.cartId, cartId), eq(cartProducts.productId, productId)));

export const deleteEmptyCarts = (tx: Transaction, owner: CartOwner) =>
  tx.delete(carts).where(and(ownedBy(owner), sql`not exists (select from cart_products where cart_id = ${carts.id})`));

export const deleteCart = (tx: Transaction, cartId: number) => tx.delete(carts).where(eq(carts.id, cartId));

/** Locks the person's sub-carts. @returns ids of the selected products, available or not */
export async function lockSelected(tx: Transaction, userId: number): Promise<number[]> {
  await tx.select({ id: carts.id }).from(carts).where(eq(carts.userId, userId)).orderBy(asc(carts.id)).for('update');
  const lines = await tx
    .select({ productId: cartProducts.productId })
    .from(cartProducts)
    .innerJoin(carts, eq(carts.id, cartProducts.cartId))
    .where(and(eq(carts.userId, userId), eq(cartProducts.isSelected, true)));
  return lines.map(({ productId }) => productId);
}

export const removeCoupons = (db: Executor, cartIds: readonly number[]) =>
  db
    .update(carts)
    .set({ couponId: null })
    .where(inArray(carts.id, [...cartIds]));

export const setCoupon = (tx: Transaction, cartId: number, couponId: number | null) =>
  tx.update(carts).set({ couponId }).where(eq(carts.id, cartId));

/**
 * A guest's sub-carts with their lines, for merging at sign-in. Sorted by seller: two devices that sign in the same
 * person at once then lock that person's sub-carts in the same order.
 */
export async function takeGuestCarts(tx: Transaction, sessionId: number) {
  const rows = await tx
    .select()
    .from(carts)
    .where(eq(carts.sessionId, sessionId))
    .orderBy(asc(carts.serviceId))
    .for('update');
  const lines = await tx
    .select({ line: cartProducts })
    .from(cartProducts)
    .innerJoin(carts, eq(carts.id, cartProducts.cartId))
    .where(eq(carts.sessionId, sessionId))
    .orderBy(asc(cartProducts.id));
  return rows.map((cart) => ({
    ...cart,
    lines: lines.map(({ line }) => line).filter((line) => line.cartId === cart.id),
  }));
}
