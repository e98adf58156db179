import type { Author, Comment, NewComment } from '@vetka/domain/comment';
import { metaOf } from '@vetka/domain/paging';
import type { NewReview, Review, ReviewPage, ReviewsQuery } from '@vetka/domain/review';
import type { FastifyInstance } from 'fastify';
import { findAuthors } from '../../platform/authors.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { mediaFileOf, type ShownMedia } from '../../platform/media-file.ts';
import * as repository from './review.repository.ts';
import { writeReview } from './review.writing.ts';

const defaultTake = 10;

const reviewNotFound = () => notFound('review.unknown', 'Такого отзыва нет');

const reviewOf = (
  { review, reply, replyService, product }: repository.ReviewRow,
  author: Author,
  files: readonly ShownMedia[],
): Review => ({
  id: review.id,
  author,
  rating: review.rating,
  text: review.text,
  pros: review.pros,
  cons: review.cons,
  mediaFiles: files.map((file) => mediaFileOf(file, `Фото к отзыву: ${author.name}`)),
  createdAt: review.createdAt.toISOString(),
  reply: reply && { text: reply.text, createdAt: reply.createdAt.toISOString(), serviceName: replyService ?? '' },
  commentsCount: review.commentsCount,
  product: product && { id: product.id, slug: product.slug, title: product.title },
});

/** Reviews of products and services by buyers. */
export class ReviewService {
  readonly #app: FastifyInstance;

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  /** Newest first; six queries per page of any size. @throws Refusal 404 when the subject is not shown */
  async list(subject: repository.Subject, { page = 1, take = defaultTake, rating }: ReviewsQuery): Promise<ReviewPage> {
    const { db } = this.#app;
    await this.#requireShown(subject);
    const [rows, total] = await Promise.all([
      repository.findReviews(db, subject, { page, take, rating }),
      repository.countReviews(db, subject, rating),
    ]);
    return { data: await this.#reviews(rows), meta: metaOf(page, take, total) };
  }

  /** Adds the one review of a buyer who has received the order. @throws Refusal 403, 404, 409, 422 on `mediaFiles` */
  async create(userId: number, subject: repository.Subject, review: NewReview): Promise<Review> {
    await this.#requireShown(subject);
    const id = await this.#app.db.transaction((tx) => writeReview(tx, userId, subject, review));
    const [written] = await this.#reviews(await repository.findReview(this.#app.db, id));
    if (!written) throw reviewNotFound();
    return written;
  }

  /** @throws Refusal 404, 422 on `text` or `parentId` */
  async comment(userId: number, id: number, comment: NewComment): Promise<Comment> {
    const subject = await repository.findSubject(this.#app.db, id);
    if (!subject) throw reviewNotFound();
    await this.#requireShown(subject);
    return this.#app.comment.add(userId, { reviewId: id }, comment);
  }

  #requireShown(subject: repository.Subject): Promise<void> {
    return 'productId' in subject
      ? this.#app.product.requireShown(subject.productId)
      : this.#app.service.requireShown(subject.serviceId);
  }

  async #reviews(rows: readonly repository.ReviewRow[]): Promise<Review[]> {
    const { db } = this.#app;
    const refOf = ({ review }: repository.ReviewRow) => ({ authorUserId: review.userId, authorServiceId: null });
    const ids = rows.map(({ review }) => review.id);
    const [authorOf, files] = await Promise.all([
      findAuthors(db, rows.map(refOf)),
      repository.findReviewMedia(db, ids),
    ]);
    const filesOf = (id: number) => files.filter(({ reviewId }) => reviewId === id).map(({ file }) => file);
    return rows.map((row) => reviewOf(row, authorOf(refOf(row)), filesOf(row.review.id)));
  }
}
