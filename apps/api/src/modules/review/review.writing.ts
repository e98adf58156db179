import { imageMinimums } from '@vetka/domain/media';
import type { NewReview } from '@vetka/domain/review';
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connect.ts';
import { products } from '../../platform/database/schema/catalog.ts';
import { orderProducts, orders, orderServices } from '../../platform/database/schema/order.ts';
import { reviewMedia, reviews } from '../../platform/database/schema/review.ts';
import { services } from '../../platform/database/schema/service.ts';
import { conflict, forbidden, notFound } from '../../platform/http/refusal.ts';
import { requireOwnMedia } from '../../platform/own-media.ts';
import type { Subject } from './review.repository.ts';

/** Statuses of orders that the customer has received. */
const delivered = ['DELIVERED', 'COMPLETED', 'DISPUTE'] as const;

const tableOf = (subject: Subject) =>
  'productId' in subject
    ? ({ name: 'products', key: 'product_id', id: subject.productId } as const)
    : ({ name: 'services', key: 'service_id', id: subject.serviceId } as const);

/** Locks the subject of the review, so that its rating is updated together with the review. @throws Refusal 404 */
async function lockSubject(tx: Transaction, subject: Subject): Promise<void> {
  const table = 'productId' in subject ? products : services;
  const found = await tx
    .select({ id: table.id })
    .from(table)
    .where(eq(table.id, tableOf(subject).id))
    .for('update');
  if (found.length > 0) return;
  throw 'productId' in subject
    ? notFound('catalog.unknown-product', 'Такого товара нет')
    : notFound('service.unknown', 'Такого магазина нет');
}

/** The latest delivered purchase, which entitles the buyer to a review. */
async function findPurchase(tx: Transaction, userId: number, subject: Subject) {
  const isBought =
    'productId' in subject
      ? eq(orderProducts.productId, subject.productId)
      : eq(orderServices.serviceId, subject.serviceId);
  const [row] = await tx
    .select({ orderProductId: orderProducts.id, orderServiceId: orderServices.id })
    .from(orderProducts)
    .innerJoin(orderServices, eq(orderServices.id, orderProducts.orderServiceId))
    .innerJoin(orders, eq(orders.id, orderServices.orderId))
    .where(and(eq(orders.userId, userId), inArray(orderServices.status, [...delivered]), isBought))
    .orderBy(desc(orderProducts.id))
    .limit(1);
  return row && ('productId' in subject ? row : { orderServiceId: row.orderServiceId });
}

async function refuseSecond(tx: Transaction, userId: number, subject: Subject): Promise<void> {
  const isOfSubject =
    'productId' in subject ? eq(reviews.productId, subject.productId) : eq(reviews.serviceId, subject.serviceId);
  const found = await tx
    .select({ id: reviews.id })
    .from(reviews)
    .where(and(eq(reviews.userId, userId), isOfSubject, isNull(reviews.deletedAt)));
  if (found[0]) throw conflict('review.exists', 'Вы уже оставили отзыв', { reviewId: found[0].id });
}

/** Recomputes the rating from all reviews, so it always matches them. */
const recount = (tx: Transaction, subject: Subject) => {
  const { name, key, id } = tableOf(subject);
  return tx.execute(sql`
    update ${sql.identifier(name)} set rating_sum = r.sum, rating_count = r.count
    from (select coalesce(sum(rating), 0)::int as sum, count(*)::int as count from reviews
      where ${sql.identifier(key)} = ${id} and deleted_at is null) r
    where id = ${id}
  `);
};

/** Stores a review with its pictures and updates the rating. @throws Refusal 403, 404, 409, 422 on `mediaFiles` */
export async function writeReview(
  tx: Transaction,
  userId: number,
  subject: Subject,
  { rating, text, pros, cons, mediaFiles }: NewReview,
): Promise<number> {
  await lockSubject(tx, subject);
  await refuseSecond(tx, userId, subject);
  const purchase = await findPurchase(tx, userId, subject);
  if (!purchase) throw forbidden('review.not-bought', 'Отзыв можно оставить после доставки заказа');
  const mediaIds = await requireOwnMedia(tx, {
    userId,
    ids: mediaFiles,
    field: 'mediaFiles',
    minimum: imageMinimums.photo,
  });
  const words = { text: text.trim(), pros: pros.trim(), cons: cons.trim() };
  const [row] = await tx
    .insert(reviews)
    .values({ userId, ...subject, ...purchase, rating, ...words })
    .returning({ id: reviews.id });
  const { id } = row as { id: number };
  const files = mediaIds.map((mediaId, position) => ({ reviewId: id, mediaId, position }));
  if (files.length > 0) await tx.insert(reviewMedia).values(files);
  await recount(tx, subject);
  return id;
}
