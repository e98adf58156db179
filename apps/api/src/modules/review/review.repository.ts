import { and, asc, desc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';
import { products } from '../../platform/database/schema/catalog.ts';
import { media } from '../../platform/database/schema/media.ts';
import { reviewMedia, reviewReplies, reviews } from '../../platform/database/schema/review.ts';
import { services } from '../../platform/database/schema/service.ts';

/** The subject of a review. */
export type Subject = { productId: number } | { serviceId: number };

const of = (subject: Subject, rating: number | undefined): SQL | undefined =>
  and(
    'productId' in subject ? eq(reviews.productId, subject.productId) : eq(reviews.serviceId, subject.serviceId),
    isNull(reviews.deletedAt),
    rating === undefined ? undefined : eq(reviews.rating, rating),
  );

/** Reviews with the seller's answer and the product. */
const rows = (db: Executor) =>
  db
    .select({ review: reviews, reply: reviewReplies, replyService: services.name, product: products })
    .from(reviews)
    .leftJoin(reviewReplies, eq(reviewReplies.reviewId, reviews.id))
    .leftJoin(services, eq(services.id, reviewReplies.serviceId))
    .leftJoin(products, eq(products.id, reviews.productId))
    .$dynamic();

/** A single review, as a list. */
export const findReview = (db: Executor, id: number) => rows(db).where(eq(reviews.id, id));

/** Newest first. */
export const findReviews = (
  db: Executor,
  subject: Subject,
  { page, take, rating }: { page: number; take: number; rating: number | undefined },
) =>
  rows(db)
    .where(of(subject, rating))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(take)
    .offset((page - 1) * take);
export type ReviewRow = Awaited<ReturnType<typeof findReviews>>[number];

export async function countReviews(db: Executor, subject: Subject, rating: number | undefined): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(reviews)
    .where(of(subject, rating));
  return row?.count ?? 0;
}

export const findReviewMedia = (db: Executor, ids: readonly number[]) =>
  ids.length === 0
    ? []
    : db
        .select({ reviewId: reviewMedia.reviewId, file: media })
        .from(reviewMedia)
        .innerJoin(media, eq(media.id, reviewMedia.mediaId))
        .where(inArray(reviewMedia.reviewId, [...ids]))
        .orderBy(asc(reviewMedia.position), asc(reviewMedia.mediaId));

/** The subject of a review; `undefined` when there is no such review. */
export async function findSubject(db: Executor, id: number): Promise<Subject | undefined> {
  const [row] = await db
    .select({ productId: reviews.productId, serviceId: reviews.serviceId })
    .from(reviews)
    .where(and(eq(reviews.id, id), isNull(reviews.deletedAt)));
  if (row?.productId) return { productId: row.productId };
  return row?.serviceId ? { serviceId: row.serviceId } : undefined;
}
