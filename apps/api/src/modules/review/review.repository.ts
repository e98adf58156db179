import type { VoteDirection } from '@vetka/domain/actor';
import { lowRating, type DeskReviewFilter, type ReviewSort } from '@vetka/domain/review';
import { and, asc, desc, eq, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { personAuthor } from '../../platform/authors.ts';
import type { Executor } from '../../platform/database/connect.ts';
import { products } from '../../platform/database/schema/catalog.ts';
import { media } from '../../platform/database/schema/media.ts';
import { reviewMedia, reviewReplies, reviews } from '../../platform/database/schema/review.ts';
import { services } from '../../platform/database/schema/service.ts';
import { mediaJson, shownMedia, type ShownMedia } from '../../platform/media-file.ts';
import { ownVote } from '../../platform/marks/marks.read.ts';

/** The subject of a review. */
export type Subject = { productId: number } | { serviceId: number };

/** Which reviews to find. */
export interface ReviewFilter {
  rating?: number | undefined;
  withPhotos?: boolean | undefined;
}

export interface ReviewWindow {
  page: number;
  take: number;
  sort?: ReviewSort | undefined;
  /** The visitor, for their own votes. */
  userId: number | null;
}

const hasPhotos = sql`exists (select from review_media photo where photo.review_id = ${reviews.id})`;

const matches = ({ rating, withPhotos }: ReviewFilter): SQL | undefined =>
  and(
    isNull(reviews.deletedAt),
    rating === undefined ? undefined : eq(reviews.rating, rating),
    withPhotos ? hasPhotos : undefined,
  );

const isOf = (subject: Subject): SQL =>
  'productId' in subject ? eq(reviews.productId, subject.productId) : eq(reviews.serviceId, subject.serviceId);

/** Reviews of a product or a service. */
export const reviewsOf = (subject: Subject, filter: ReviewFilter): SQL | undefined =>
  and(isOf(subject), matches(filter));

/** Which reviews a tab of the desk shows. */
export const deskFilters: Record<DeskReviewFilter, SQL> = {
  WAITING: isNull(reviewReplies.reviewId),
  ALL: sql`true`,
  PHOTOS: hasPhotos,
  LOW: lte(reviews.rating, lowRating),
};

/** Reviews of a service and of its products. */
export const reviewsOfShop = (serviceId: number): SQL | undefined =>
  and(or(eq(reviews.serviceId, serviceId), eq(products.serviceId, serviceId)), isNull(reviews.deletedAt));

export const isReview = (id: number): SQL | undefined => and(eq(reviews.id, id), isNull(reviews.deletedAt));
export const isBy = (userId: number): SQL | undefined => and(eq(reviews.userId, userId), isNull(reviews.deletedAt));
export const isOwnReviewOf = (userId: number, subject: Subject): SQL | undefined =>
  and(eq(reviews.userId, userId), isOf(subject), isNull(reviews.deletedAt));

const newest = [desc(reviews.createdAt), desc(reviews.id)];
const orders: Record<ReviewSort, SQL[]> = {
  NEW: newest,
  HELPFUL: [desc(reviews.votesUp), asc(reviews.votesDown), ...newest],
  HIGH: [desc(reviews.rating), ...newest],
  LOW: [asc(reviews.rating), ...newest],
};

const files = sql<ShownMedia[]>`(
  select coalesce(json_agg(${sql.raw(mediaJson('m'))} order by rm.position, rm.media_id), '[]')
  from ${reviewMedia} rm join ${media} m on m.id = rm.media_id where rm.review_id = reviews.id)`;

const reviewed = alias(services, 'reviewed');

/** Reviews with their author, the photos, the seller's answer, the product or the shop, and the visitor's vote. */
const rows = (db: Executor, userId: number | null) =>
  db
    .select({
      review: reviews,
      author: personAuthor(reviews.userId),
      files,
      reply: reviewReplies,
      replyService: services.name,
      product: { id: products.id, slug: products.slug, title: products.title },
      service: { id: reviewed.id, slug: reviewed.slug, name: reviewed.name },
      ownVote: sql<VoteDirection | null>`${ownVote('review', userId)}`,
    })
    .from(reviews)
    .leftJoin(reviewReplies, eq(reviewReplies.reviewId, reviews.id))
    .leftJoin(services, eq(services.id, reviewReplies.serviceId))
    .leftJoin(products, eq(products.id, reviews.productId))
    .leftJoin(reviewed, eq(reviewed.id, reviews.serviceId));

export const findReviews = (db: Executor, which: SQL | undefined, { page, take, sort = 'NEW', userId }: ReviewWindow) =>
  rows(db, userId)
    .where(which)
    .orderBy(...orders[sort])
    .limit(take)
    .offset((page - 1) * take);
export type ReviewRow = Awaited<ReturnType<typeof findReviews>>[number];

export async function countReviews(db: Executor, which: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(reviews)
    .leftJoin(reviewReplies, eq(reviewReplies.reviewId, reviews.id))
    .leftJoin(products, eq(products.id, reviews.productId))
    .where(which);
  return row?.count ?? 0;
}

/** The photos of all reviews of a subject, those of the newest review first. */
export const findPhotos = (db: Executor, subject: Subject, { page, take }: { page: number; take: number }) =>
  db
    .select({ review: reviews, author: personAuthor(reviews.userId), file: shownMedia })
    .from(reviewMedia)
    .innerJoin(reviews, eq(reviews.id, reviewMedia.reviewId))
    .innerJoin(media, eq(media.id, reviewMedia.mediaId))
    .where(reviewsOf(subject, {}))
    .orderBy(...newest, asc(reviewMedia.position), asc(reviewMedia.mediaId))
    .limit(take)
    .offset((page - 1) * take);

export async function countPhotos(db: Executor, subject: Subject): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(reviewMedia)
    .innerJoin(reviews, eq(reviews.id, reviewMedia.reviewId))
    .where(reviewsOf(subject, {}));
  return row?.count ?? 0;
}

/** Whether a review exists, and its product and service are shown. */
export async function isShown(db: Executor, id: number): Promise<boolean> {
  const [row] = await db
    .select({ id: reviews.id })
    .from(reviews)
    .leftJoin(products, eq(products.id, reviews.productId))
    .innerJoin(services, sql`${services.id} = coalesce(${reviews.serviceId}, ${products.serviceId})`)
    .where(
      and(
        isReview(id),
        eq(services.status, 'PUBLISHED'),
        or(isNull(reviews.productId), eq(products.status, 'PUBLISHED')),
      ),
    );
  return row !== undefined;
}

async function findAbout(db: Executor, where: SQL | undefined) {
  const [row] = await db.select().from(reviews).where(where);
  const { userId, productId, serviceId } = row ?? {};
  if (userId === undefined) return undefined;
  if (productId) return { userId, subject: { productId } };
  return serviceId ? { userId, subject: { serviceId } } : undefined;
}

/** The subject of a review; `undefined` when there is no such review. */
export const findSubject = async (db: Executor, id: number): Promise<Subject | undefined> =>
  (await findAbout(db, isReview(id)))?.subject;

/** The author and the subject of a review that is not shown. */
export const findHidden = (db: Executor, id: number) =>
  findAbout(db, and(eq(reviews.id, id), isNotNull(reviews.deletedAt)));

/** Whether the person has no other review of the subject. */
export async function isOnly(
  db: Executor,
  { userId, subject }: { userId: number; subject: Subject },
): Promise<boolean> {
  return (await db.$count(reviews, isOwnReviewOf(userId, subject))) === 0;
}
