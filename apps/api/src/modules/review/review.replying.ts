import { formMessages } from '@vetka/domain/form';
import { and, eq, or } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connect.ts';
import { products } from '../../platform/database/schema/catalog.ts';
import { reviewReplies, reviews } from '../../platform/database/schema/review.ts';
import { invalid, notFound } from '../../platform/http/refusal.ts';
import { isReview } from './review.repository.ts';

/** A review of a service or of one of its products. */
interface Answered {
  reviewId: number;
  serviceId: number;
  /** The person who writes for the service. */
  userId: number;
}

async function requireOfService(tx: Transaction, { reviewId, serviceId }: Answered): Promise<void> {
  const found = await tx
    .select({ id: reviews.id })
    .from(reviews)
    .leftJoin(products, eq(products.id, reviews.productId))
    .where(and(isReview(reviewId), or(eq(reviews.serviceId, serviceId), eq(products.serviceId, serviceId))))
    .for('update', { of: reviews });
  if (found.length === 0) throw notFound('review.unknown', 'Такого отзыва нет');
}

/** Writes or changes the shop's single answer; true when it is the first. @throws Refusal 404, 422 on `text` */
export async function saveReply(tx: Transaction, answered: Answered, text: string): Promise<boolean> {
  const said = text.trim();
  if (said === '') throw invalid({ text: formMessages.required });
  await requireOfService(tx, answered);
  const { reviewId, serviceId, userId } = answered;
  const changed = await tx
    .update(reviewReplies)
    .set({ text: said, serviceId, userId })
    .where(eq(reviewReplies.reviewId, reviewId));
  if (changed.rowCount) return false;
  await tx.insert(reviewReplies).values({ reviewId, serviceId, userId, text: said });
  return true;
}
