import { imageMinimums } from '@vetka/domain/media';
import { receivedStatuses } from '@vetka/domain/order';
import { reviewEditDays, type NewReview } from '@vetka/domain/review';
import { and, desc, eq, inArray, isNotNull, ne, not, or, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/connect.ts';
import { products } from '../../platform/database/schema/catalog.ts';
import { orderProducts, orders, orderServices } from '../../platform/database/schema/order.ts';
import { reviewMedia, reviews } from '../../platform/database/schema/review.ts';
import { services } from '../../platform/database/schema/service.ts';
import { conflict, forbidden, notFound } from '../../platform/http/refusal.ts';
import { requireOwnMedia } from '../../platform/own-media.ts';
import { belongsToShop } from '../../platform/team.ts';
import { isOwnReviewOf, isReview, type Subject } from './review.repository.ts';

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

/** A dispute may also be about an order that was never delivered. */
const isHandedOver = or(ne(orderServices.status, 'DISPUTE'), isNotNull(orderServices.deliveredAt));

/** An order of a person who does not work in the shop, and did not when they ordered. */
export const isOfStranger = not(
  belongsToShop({
    userId: sql`${orders.userId}`,
    serviceId: sql`${orderServices.serviceId}`,
    at: sql`${orders.createdAt}`,
  }),
);

/** The latest delivered purchase, which entitles the buyer to a review, unless they belong to the shop. */
export async function findPurchase(tx: Executor, userId: number, subject: Subject) {
  const isBought =
    'productId' in subject
      ? eq(orderProducts.productId, subject.productId)
      : eq(orderServices.serviceId, subject.serviceId);
  const [row] = await tx
    .select({ orderProductId: orderProducts.id, orderServiceId: orderServices.id })
    .from(orderProducts)
    .innerJoin(orderServices, eq(orderServices.id, orderProducts.orderServiceId))
    .innerJoin(orders, eq(orders.id, orderServices.orderId))
    .where(
      and(
        eq(orders.userId, userId),
        inArray(orderServices.status, [...receivedStatuses]),
        isHandedOver,
        isBought,
        isOfStranger,
      ),
    )
    .orderBy(desc(orderProducts.id))
    .limit(1);
  return row && ('productId' in subject ? row : { orderServiceId: row.orderServiceId });
}

async function refuseSecond(tx: Transaction, userId: number, subject: Subject): Promise<void> {
  const found = await tx.select({ id: reviews.id }).from(reviews).where(isOwnReviewOf(userId, subject));
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

/** Hides a review that breaks the rules: its stars no longer count. Or shows it again. */
export async function setHidden(tx: Transaction, id: number, subject: Subject, isHidden: boolean): Promise<void> {
  await lockSubject(tx, subject);
  await tx
    .update(reviews)
    .set({ deletedAt: isHidden ? new Date() : null })
    .where(eq(reviews.id, id));
  await recount(tx, subject);
}

const wordsOf = ({ text, pros, cons }: NewReview) => ({ text: text.trim(), pros: pros.trim(), cons: cons.trim() });

async function setPictures(tx: Transaction, reviewId: number, userId: number, mediaFiles: readonly number[]) {
  const minimum = imageMinimums.photo;
  const ids = await requireOwnMedia(tx, { userId, ids: mediaFiles, field: 'mediaFiles', minimum });
  await tx.delete(reviewMedia).where(eq(reviewMedia.reviewId, reviewId));
  const files = ids.map((mediaId, position) => ({ reviewId, mediaId, position }));
  if (files.length > 0) await tx.insert(reviewMedia).values(files);
}

/** Stores a review with its pictures and updates the rating. @throws Refusal 403, 404, 409, 422 on `mediaFiles` */
export async function writeReview(
  tx: Transaction,
  userId: number,
  subject: Subject,
  review: NewReview,
): Promise<number> {
  await lockSubject(tx, subject);
  await refuseSecond(tx, userId, subject);
  const purchase = await findPurchase(tx, userId, subject);
  if (!purchase) throw forbidden('review.not-bought', 'Отзыв можно оставить после доставки заказа');
  const [row] = await tx
    .insert(reviews)
    .values({ userId, ...subject, ...purchase, rating: review.rating, ...wordsOf(review) })
    .returning({ id: reviews.id });
  const { id } = row as { id: number };
  await setPictures(tx, id, userId, review.mediaFiles);
  await recount(tx, subject);
  return id;
}

/** When a review can no longer be changed. */
export const editableUntil = (createdAt: Date): Date =>
  new Date(createdAt.getTime() + reviewEditDays * 24 * 60 * 60_000);

/** Changes the person's own review and the rating. @throws Refusal 403 when it is too late, 404, 422 on `mediaFiles` */
export async function changeReview(
  tx: Transaction,
  userId: number,
  { id, subject }: { id: number; subject: Subject },
  review: NewReview,
): Promise<void> {
  await lockSubject(tx, subject);
  const [own] = await tx
    .select({ createdAt: reviews.createdAt })
    .from(reviews)
    .where(and(isReview(id), eq(reviews.userId, userId)));
  if (!own) throw notFound('review.unknown', 'Такого отзыва нет');
  if (editableUntil(own.createdAt) < new Date()) {
    throw forbidden('review.too-late', `Изменить отзыв можно в течение ${reviewEditDays} дней`);
  }
  const { rating } = review;
  await tx
    .update(reviews)
    .set({ rating, ...wordsOf(review), editedAt: new Date() })
    .where(eq(reviews.id, id));
  await setPictures(tx, id, userId, review.mediaFiles);
  await recount(tx, subject);
}
