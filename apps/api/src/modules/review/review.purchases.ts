import type { ReviewablePurchase } from '@vetka/domain/review';
import { and, desc, eq, exists, inArray, isNotNull, isNull, not, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';
import { products } from '../../platform/database/schema/catalog.ts';
import { media } from '../../platform/database/schema/media.ts';
import { orderProducts, orders, orderServices } from '../../platform/database/schema/order.ts';
import { reviews } from '../../platform/database/schema/review.ts';
import { services } from '../../platform/database/schema/service.ts';
import { optionalMediaFile, shownMedia } from '../../platform/media-file.ts';
import { delivered } from './review.writing.ts';

/** How many purchases a person is shown. */
const awaitingTake = 50;

const firstPicture = sql`(
  select pm.media_id from product_media pm where pm.product_id = ${products.id} order by pm.position, pm.media_id limit 1)`;

const isReviewed = (db: Executor, userId: number) =>
  exists(
    db
      .select({ id: reviews.id })
      .from(reviews)
      .where(and(eq(reviews.userId, userId), eq(reviews.productId, products.id), isNull(reviews.deletedAt))),
  );

/** Delivered products that a person has not reviewed and that are still shown, the latest purchase of each. */
export async function findAwaiting(db: Executor, userId: number): Promise<ReviewablePurchase[]> {
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
        eq(orders.userId, userId),
        inArray(orderServices.status, [...delivered]),
        isNotNull(orderServices.deliveredAt),
        eq(products.status, 'PUBLISHED'),
        not(isReviewed(db, userId)),
      ),
    )
    .orderBy(desc(orderServices.deliveredAt), desc(orderProducts.id))
    .limit(awaitingTake);
  const seen = new Set<number>();
  const latest = rows.filter(({ product }) => !seen.has(product.id) && seen.add(product.id));
  return latest.map(({ product, service, part, picture }) => ({
    product: { id: product.id, slug: product.slug, title: product.title, mediaFile: optionalMediaFile(picture) },
    service: { id: service.id, slug: service.slug, name: service.name },
    orderServiceId: part.id,
    deliveredAt: (part.deliveredAt ?? part.createdAt).toISOString(),
  }));
}
