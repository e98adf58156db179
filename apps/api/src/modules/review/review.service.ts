import type { Author, Comment, NewComment } from '@vetka/domain/comment';
import { metaOf } from '@vetka/domain/paging';
import type { Review, ReviewPage, ReviewsQuery } from '@vetka/domain/review';
import type { FastifyInstance } from 'fastify';
import { findAuthors } from '../../platform/authors.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { mediaFileOf, type ShownMedia } from '../../platform/media-file.ts';
import * as repository from './review.repository.ts';

const defaultTake = 10;

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

/** What buyers say of products and services. */
export class ReviewService {
  readonly #app: FastifyInstance;

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  /** Newest first; five queries for a page, whatever its size. */
  async list(subject: repository.Subject, { page = 1, take = defaultTake, rating }: ReviewsQuery): Promise<ReviewPage> {
    const { db } = this.#app;
    const [rows, total] = await Promise.all([
      repository.findReviews(db, subject, { page, take, rating }),
      repository.countReviews(db, subject, rating),
    ]);
    const refOf = ({ review }: repository.ReviewRow) => ({ authorUserId: review.userId, authorServiceId: null });
    const [authorOf, files] = await Promise.all([
      findAuthors(db, rows.map(refOf)),
      repository.findReviewMedia(
        db,
        rows.map(({ review }) => review.id),
      ),
    ]);
    const data = rows.map((row) => {
      const own = files.filter(({ reviewId }) => reviewId === row.review.id).map(({ file }) => file);
      return reviewOf(row, authorOf(refOf(row)), own);
    });
    return { data, meta: metaOf(page, take, total) };
  }

  /** @throws Refusal 404, 422 on `text` or `parentId` */
  async comment(userId: number, id: number, comment: NewComment): Promise<Comment> {
    if (!(await repository.isThere(this.#app.db, id))) throw notFound('review.unknown', 'Такого отзыва нет');
    return this.#app.comment.add(userId, { reviewId: id }, comment);
  }
}
