import { pagePath } from '@vetka/domain/path';
import { plural } from '@vetka/domain/plural';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../platform/database/connect.ts';
import { products } from '../../platform/database/schema/catalog.ts';
import { reviews } from '../../platform/database/schema/review.ts';
import { services } from '../../platform/database/schema/service.ts';
import type { Subject } from './review.repository.ts';

async function findNames(tx: Transaction, subject: Subject) {
  const which =
    'productId' in subject
      ? eq(services.id, sql`(select p.service_id from products p where p.id = ${subject.productId})`)
      : eq(services.id, subject.serviceId);
  const [service] = await tx.select().from(services).where(which);
  if (!service) throw new Error('A review is about a missing service.');
  if (!('productId' in subject)) return { service, product: undefined };
  const [product] = await tx.select().from(products).where(eq(products.id, subject.productId));
  return { service, product };
}

/** Notifies the people of the shop who may answer the review. */
export async function notifyOfReview(
  app: FastifyInstance,
  tx: Transaction,
  review: { id: number; userId: number; rating: number },
  subject: Subject,
): Promise<void> {
  const { service, product } = await findNames(tx, subject);
  const people = await app.desk.idsWithRight(tx, service.id, 'ANSWER_REVIEWS');
  await app.notices.notify(
    tx,
    people
      .filter((userId) => userId !== review.userId)
      .map((userId) => ({
        userId,
        kind: 'SHOP_REVIEW' as const,
        key: `review:${review.id}`,
        title: `Новый отзыв: ${plural(review.rating, ['звезда', 'звезды', 'звёзд'])}`,
        text: product ? `О товаре «${product.title}».` : `О магазине «${service.name}».`,
        path: pagePath('/my/shop/$service/reviews', { service: service.slug }),
      })),
  );
}

/** Notifies the author of a review of the shop's answer. */
export async function notifyOfReply(
  app: FastifyInstance,
  tx: Transaction,
  id: number,
  shop: { id: number; name: string },
): Promise<void> {
  const [row] = await tx
    .select({ userId: reviews.userId, product: products.slug, service: services.slug })
    .from(reviews)
    .leftJoin(products, eq(products.id, reviews.productId))
    .leftJoin(services, eq(services.id, reviews.serviceId))
    .where(eq(reviews.id, id));
  if (!row) return;
  const page = row.product
    ? pagePath('/products/$product/reviews', { product: row.product })
    : pagePath('/$service', { service: row.service ?? '' });
  await app.notices.notify(tx, [
    {
      userId: row.userId,
      by: { serviceId: shop.id },
      kind: 'REVIEW_REPLY',
      key: `review-reply:${id}`,
      title: `«${shop.name}»: ответ на ваш отзыв`,
      text: '',
      path: `${page}?review=${id}`,
    },
  ]);
}
