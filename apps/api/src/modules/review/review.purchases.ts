import { receivedStatuses } from '@vetka/domain/order';
import type { ReviewablePurchase } from '@vetka/domain/review';
import { and, desc, eq, exists, inArray, isNotNull, isNull, not, sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';
import { products } from '../../platform/database/schema/catalog.ts';
import { media } from '../../platform/database/schema/media.ts';
import { orderProducts, orders, orderServices } from '../../platform/database/schema/order.ts';
import { reviews } from '../../platform/database/schema/review.ts';
import { services } from '../../platform/database/schema/service.ts';
import { optionalMediaFile, shownMedia } from '../../platform/media-file.ts';
import { isOfStranger } from './review.writing.ts';

/** How many purchases a person is shown. */
const maxAwaiting = 50;

const firstPicture = sql`(
  select pm.media_id from product_media pm where pm.product_id = ${products.id} order by pm.position, pm.media_id limit 1)`;

const isReviewed = (db: Executor, userId: number, subject: SQL | undefined) =>
  exists(
    db
      .select({ id: reviews.id })
      .from(reviews)
      .where(and(eq(reviews.userId, userId), subject, isNull(reviews.deletedAt))),
  );

const isDeliveredTo = (userId: number): SQL | undefined =>
  and(
    eq(orders.userId, userId),
    inArray(orderServices.status, [...receivedStatuses]),
    isNotNull(orderServices.deliveredAt),
    eq(services.status, 'PUBLISHED'),
    isOfStranger,
  );

/** The first of the rows with the same key. */
function firstOfEach<Row>(rows: readonly Row[], keyOf: (row: Row) => number): Row[] {
  const seen = new Set<number>();
  return rows.filter((row) => !seen.has(keyOf(row)) && seen.add(keyOf(row)));
}

const deliveryOf = ({ service, part }: { service: Shop; part: typeof orderServices.$inferSelect }) => ({
  service: { id: service.id, slug: service.slug, name: service.name },
  orderServiceId: part.id,
  deliveredAt: (part.deliveredAt ?? part.createdAt).toISOString(),
});
type Shop = typeof services.$inferSelect;

async function findProducts(db: Executor, userId: number): Promise<ReviewablePurchase[]> {
  const rows = await db
    .select({ product: products, service: services, part: orderServices, picture: shownMedia })
    .from(orderProducts)
    .innerJoin(orderServices, eq(orderServices.id, orderProducts.orderServiceId))
    .innerJoin(orders, eq(orders.id, orderServices.orderId))
    .innerJoin(products, eq(products.id, orderProducts.productId))
    .innerJoin(services, eq(services.id, orderServices.serviceId))
    .leftJoin(media, sql`${media.id} = ${firstPicture}`)
    .where(
      and(
        isDeliveredTo(userId),
        eq(products.status, 'PUBLISHED'),
        not(isReviewed(db, userId, eq(reviews.productId, products.id))),
      ),
    )
    .orderBy(desc(orderServices.deliveredAt), desc(orderProducts.id))
    .limit(maxAwaiting);
  return firstOfEach(rows, ({ product }) => product.id).map(({ product, picture, ...delivery }) => ({
    product: { id: product.id, slug: product.slug, title: product.title, mediaFile: optionalMediaFile(picture) },
    ...deliveryOf(delivery),
  }));
}

async function findShops(db: Executor, userId: number): Promise<ReviewablePurchase[]> {
  const rows = await db
    .select({ service: services, part: orderServices })
    .from(orderServices)
    .innerJoin(orders, eq(orders.id, orderServices.orderId))
    .innerJoin(services, eq(services.id, orderServices.serviceId))
    .where(and(isDeliveredTo(userId), not(isReviewed(db, userId, eq(reviews.serviceId, services.id)))))
    .orderBy(desc(orderServices.deliveredAt), desc(orderServices.id))
    .limit(maxAwaiting);
  return firstOfEach(rows, ({ service }) => service.id).map((delivery) => ({ product: null, ...deliveryOf(delivery) }));
}

/**
 * Delivered products and their shops that a person has not reviewed and that are still shown, each with its latest
 * delivery. The latest delivery comes first; the products of a delivery come before its shop.
 */
export async function findAwaiting(db: Executor, userId: number): Promise<ReviewablePurchase[]> {
  const found = [...(await findProducts(db, userId)), ...(await findShops(db, userId))];
  return found.toSorted((a, b) => Date.parse(b.deliveredAt) - Date.parse(a.deliveredAt));
}
