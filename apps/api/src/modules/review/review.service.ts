import type { Comment, CommentPage, CommentsQuery, CommentText, NewComment } from '@vetka/domain/comment';
import { metaOf, type PageQuery } from '@vetka/domain/paging';
import type {
  DeskReviewPage,
  DeskReviewsQuery,
  NewReview,
  OwnReview,
  Review,
  ReviewablePurchase,
  ReviewPage,
  ReviewPhotoPage,
  ReviewsQuery,
} from '@vetka/domain/review';
import type { SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { authorOf } from '../../platform/authors.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import type { HiddenState } from '../../platform/hidden.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { mediaFileOf } from '../../platform/media-file.ts';
import type { RequestSession } from '../../platform/session/request-session.ts';
import { askForReviews } from './review.asking.ts';
import { readDeskReviews } from './review.desk.ts';
import { notifyOfReply, notifyOfReview } from './review.notices.ts';
import { findAwaiting } from './review.purchases.ts';
import { saveReply } from './review.replying.ts';
import * as repository from './review.repository.ts';
import { photoAlt, reviewOf } from './review.view.ts';
import { changeReview, findPurchase, setHidden, writeReview } from './review.writing.ts';

const defaultTake = 10;
const photosTake = 24;

const reviewNotFound = () => notFound('review.unknown', 'Такого отзыва нет');

/** An employee who acts for a service, by its slug. */
interface AtDesk {
  userId: number;
  service: string;
}

/** Reviews of products and services by buyers. */
export class ReviewService {
  readonly #app: FastifyInstance;

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  /** Three queries per page of any size. @throws Refusal 404 when the subject is not shown */
  async list(session: RequestSession, subject: repository.Subject, query: ReviewsQuery): Promise<ReviewPage> {
    await this.requireSubjectShown(subject);
    return this.#page(session.userId, repository.reviewsOf(subject, query), query);
  }

  /** Reviews of a service and of its products, for its people. @throws Refusal 404 for others, 403 */
  async ofDesk({ userId, service }: AtDesk, query: DeskReviewsQuery): Promise<DeskReviewPage> {
    const desk = await this.#app.desk.enter(userId, service, 'SEE_ORDERS');
    return readDeskReviews(this.#app.db, { serviceId: desk.service.id, userId }, query);
  }

  /** @throws Refusal 404 */
  async read({ userId }: RequestSession, id: number): Promise<Review> {
    await this.requireShown(id);
    return this.#one(id, userId);
  }

  /** Photos of all reviews of a subject. @throws Refusal 404 when the subject is not shown */
  async photos(subject: repository.Subject, { page = 1, take = photosTake }: PageQuery): Promise<ReviewPhotoPage> {
    await this.requireSubjectShown(subject);
    const { db } = this.#app;
    const [rows, total] = await Promise.all([
      repository.findPhotos(db, subject, { page, take }),
      repository.countPhotos(db, subject),
    ]);
    const data = rows.map(({ review, author, file }) => ({
      reviewId: review.id,
      rating: review.rating,
      mediaFile: mediaFileOf(file, photoAlt(authorOf(author))),
    }));
    return { data, meta: metaOf(page, take, total) };
  }

  /** The person's own review of a subject, and whether they may write one. @throws Refusal 404 */
  async own(userId: number, subject: repository.Subject): Promise<OwnReview> {
    await this.requireSubjectShown(subject);
    const { db } = this.#app;
    const which = repository.isOwnReviewOf(userId, subject);
    const rows = await repository.findReviews(db, which, { page: 1, take: 1, userId });
    const [review = null] = rows.map((row) => reviewOf(row, userId));
    return { review, canReview: review === null && (await findPurchase(db, userId, subject)) !== undefined };
  }

  /** A person's own reviews, the latest first. */
  mine(userId: number, query: PageQuery): Promise<ReviewPage> {
    return this.#page(userId, repository.isBy(userId), query);
  }

  /** Delivered purchases of a person without a review, the latest first. */
  awaiting(userId: number): Promise<ReviewablePurchase[]> {
    return findAwaiting(this.#app.db, userId);
  }

  /** Adds the one review of a buyer who has received the order. @throws Refusal 403, 404, 409, 422 on `mediaFiles` */
  async create(userId: number, subject: repository.Subject, review: NewReview): Promise<Review> {
    await this.requireSubjectShown(subject);
    const id = await this.#app.db.transaction(async (tx) => {
      const written = await writeReview(tx, userId, subject, review);
      await notifyOfReview(this.#app, tx, { id: written, userId, rating: review.rating }, subject);
      await this.#inspect(tx, userId, written, review);
      return written;
    });
    return this.#one(id, userId);
  }

  /** Changes the person's own review. @throws Refusal 403 when it is too late, 404, 422 on `mediaFiles` */
  async update(userId: number, id: number, review: NewReview): Promise<Review> {
    const subject = await this.#subject(id);
    await this.requireSubjectShown(subject);
    await this.#app.db.transaction(async (tx) => {
      await changeReview(tx, userId, { id, subject }, review);
      await this.#inspect(tx, userId, id, review);
    });
    return this.#one(id, userId);
  }

  /** Writes or changes the shop's answer. @throws Refusal 403, 404 for others and for reviews of other shops, 422 */
  async reply({ userId, service, id }: AtDesk & { id: number }, { text }: CommentText): Promise<Review> {
    const desk = await this.#app.desk.enter(userId, service, 'ANSWER_REVIEWS');
    await this.#app.db.transaction(async (tx) => {
      const isNew = await saveReply(tx, { reviewId: id, serviceId: desk.service.id, userId }, text);
      if (isNew) await notifyOfReply(this.#app, tx, id, desk.service);
    });
    return this.#one(id, userId);
  }

  /** @throws Refusal 404 */
  async comments(session: RequestSession, id: number, query: CommentsQuery): Promise<CommentPage> {
    return this.#app.comment.list(session, { reviewId: id }, query);
  }

  /** @throws Refusal 422 on `text` or `parentId` */
  comment(userId: number, id: number, comment: NewComment): Promise<Comment> {
    return this.#app.comment.add(userId, { reviewId: id }, comment);
  }

  /** @throws Refusal 404 for an unknown review and for one whose subject is not shown */
  async requireShown(id: number): Promise<void> {
    if (!(await repository.isShown(this.#app.db, id))) throw reviewNotFound();
  }

  /** Hides a review that breaks the rules. @returns null when it is not shown */
  async hide(tx: Transaction, id: number): Promise<HiddenState | null> {
    const subject = await repository.findSubject(tx, id);
    if (!subject) return null;
    await setHidden(tx, id, subject, true);
    return {};
  }

  /** Shows a hidden review again, unless its author has written another one since. */
  async unhide(tx: Transaction, id: number): Promise<void> {
    const hidden = await repository.findHidden(tx, id);
    if (hidden && (await repository.isOnly(tx, hidden))) await setHidden(tx, id, hidden.subject, false);
  }

  /** Asks the buyers of yesterday's deliveries for a review. */
  ask(): Promise<void> {
    return askForReviews(this.#app);
  }

  requireSubjectShown(subject: repository.Subject): Promise<void> {
    return 'productId' in subject
      ? this.#app.product.requireShown(subject.productId)
      : this.#app.service.requireShown(subject.serviceId);
  }

  #inspect(tx: Transaction, userId: number, id: number, { text, pros, cons }: NewReview): Promise<void> {
    return this.#app.moderation.inspect(tx, { kind: 'REVIEW', id, text: [text, pros, cons].join('\n'), userId });
  }

  async #subject(id: number): Promise<repository.Subject> {
    const subject = await repository.findSubject(this.#app.db, id);
    if (!subject) throw reviewNotFound();
    return subject;
  }

  async #one(id: number, userId: number | null): Promise<Review> {
    const [row] = await repository.findReviews(this.#app.db, repository.isReview(id), { page: 1, take: 1, userId });
    if (!row) throw reviewNotFound();
    return reviewOf(row, userId);
  }

  async #page(
    userId: number | null,
    which: SQL | undefined,
    { page = 1, take = defaultTake, sort }: ReviewsQuery,
  ): Promise<ReviewPage> {
    const { db } = this.#app;
    const [rows, total] = await Promise.all([
      repository.findReviews(db, which, { page, take, sort, userId }),
      repository.countReviews(db, which),
    ]);
    return { data: rows.map((row) => reviewOf(row, userId)), meta: metaOf(page, take, total) };
  }
}
