import type { Author } from '@vetka/domain/comment';
import type { Review } from '@vetka/domain/review';
import { authorOf } from '../../platform/authors.ts';
import { mediaFileOf } from '../../platform/media-file.ts';
import type { ReviewRow } from './review.repository.ts';
import { editableUntil } from './review.writing.ts';

/** The alternative text of a photo of a review. */
export const photoAlt = ({ name }: Author) => `Фото к отзыву: ${name}`;

/** A review as the contract shows it. @param userId the visitor */
export const reviewOf = (
  { review, author: stored, files, reply, replyService, product, service, ownVote }: ReviewRow,
  userId: number | null,
): Review => {
  const author = authorOf(stored);
  const isOwn = review.userId === userId;
  const until = editableUntil(review.createdAt);
  return {
    id: review.id,
    author,
    rating: review.rating,
    text: review.text,
    pros: review.pros,
    cons: review.cons,
    mediaFiles: files.map((file) => mediaFileOf(file, photoAlt(author))),
    createdAt: review.createdAt.toISOString(),
    editedAt: review.editedAt?.toISOString() ?? null,
    votesUp: review.votesUp,
    votesDown: review.votesDown,
    ownVote,
    isOwn,
    editableUntil: isOwn && until > new Date() ? until.toISOString() : null,
    reply: reply && { text: reply.text, createdAt: reply.createdAt.toISOString(), serviceName: replyService ?? '' },
    commentsCount: review.commentsCount,
    product,
    service,
  };
};
