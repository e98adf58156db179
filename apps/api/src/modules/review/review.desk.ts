import type { DeskReviewPage, DeskReviewsQuery } from '@vetka/domain/review';
import { metaOf } from '@vetka/domain/paging';
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';
import { products } from '../../platform/database/schema/catalog.ts';
import { orderProducts } from '../../platform/database/schema/order.ts';
import { reviewReplies, reviews } from '../../platform/database/schema/review.ts';
import { deskFilters, findReviews, reviewsOfShop } from './review.repository.ts';
import { reviewOf } from './review.view.ts';

const defaultTake = 20;
const stars = [1, 2, 3, 4, 5] as const;

const counted = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`;

/** How many reviews each tab has, and how many have each number of stars. */
async function countAll(db: Executor, which: SQL | undefined): Promise<Pick<DeskReviewPage, 'counts' | 'ratings'>> {
  const [row] = await db
    .select({
      WAITING: counted(deskFilters.WAITING),
      ALL: counted(deskFilters.ALL),
      PHOTOS: counted(deskFilters.PHOTOS),
      LOW: counted(deskFilters.LOW),
      average: sql<number>`coalesce(round(avg(${reviews.rating}), 1), 0)::float8`,
      histogram: sql<number[]>`array[${sql.join(
        stars.map((star) => counted(eq(reviews.rating, star))),
        sql`, `,
      )}]`,
    })
    .from(reviews)
    .leftJoin(reviewReplies, eq(reviewReplies.reviewId, reviews.id))
    .leftJoin(products, eq(products.id, reviews.productId))
    .where(which);
  if (!row) throw new Error('An aggregate without groups has one row.');
  const { average, histogram, ...counts } = row;
  return { counts, ratings: { rating: average, reviewsCount: counts.ALL, histogram } };
}

/** The orders that reviews are about, by id of the review. */
async function findOrders(db: Executor, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: reviews.id,
      orderId: sql<number | null>`coalesce(${reviews.orderServiceId}, ${orderProducts.orderServiceId})`,
    })
    .from(reviews)
    .leftJoin(orderProducts, eq(orderProducts.id, reviews.orderProductId))
    .where(inArray(reviews.id, [...ids]));
  return new Map(rows.flatMap(({ id, orderId }) => (orderId === null ? [] : [[id, orderId] as const])));
}

/** Reviews of a shop and of its goods with their orders, the counts of all tabs, and the rating. Three queries. */
export async function readDeskReviews(
  db: Executor,
  { serviceId, userId }: { serviceId: number; userId: number },
  { filter = 'ALL', page = 1, take = defaultTake }: DeskReviewsQuery,
): Promise<DeskReviewPage> {
  const all = reviewsOfShop(serviceId);
  const [rows, totals] = await Promise.all([
    findReviews(db, and(all, deskFilters[filter]), { page, take, userId }),
    countAll(db, all),
  ]);
  const orders = await findOrders(
    db,
    rows.map(({ review }) => review.id),
  );
  return {
    ...totals,
    data: rows.map((row) => ({ ...reviewOf(row, userId), orderId: orders.get(row.review.id) ?? null })),
    meta: metaOf(page, take, totals.counts[filter]),
  };
}
