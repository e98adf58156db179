import { useMutation } from '@tanstack/react-query';
import { ApiError, unwrap } from '@vetka/api-client/client';
import type { NewReview, Review } from '@vetka/domain/review';
import type { WrittenReview } from '@vetka/ui/patterns/review/ReviewForm';
import type { Api } from '../../shell/api/apiClient.ts';
import { invalidateAreas } from '../../shell/api/queryAreas.ts';
import { useErrorHandler } from '../../shell/errors/useErrors.ts';
import { serverErrorsOf } from '../../shell/forms/serverErrors.ts';
import { useReportInvalid } from '../../shell/forms/useReportInvalid.ts';
import { useEditedPhotos } from '../../shell/uploads/useEditedPhotos.ts';
import { useApi, useShell } from '../../shell/useContext.ts';
import type { ReviewSubject } from './review.queries.ts';
import { keepReviewDraft, readReviewDraft } from './reviewDraft.ts';

/** The subject of the review, or the review to change. */
export type ReviewTarget = ReviewSubject | { review: Review };

function save(api: Api, target: ReviewTarget, body: NewReview): Promise<Review> {
  if ('review' in target) return unwrap(api.review.update({ params: { id: target.review.id }, body }));
  return 'productId' in target
    ? unwrap(api.review.createForProduct({ params: { id: target.productId }, body }))
    : unwrap(api.review.createForService({ params: { id: target.serviceId }, body }));
}

/** The person's own review of the subject, when it already exists. */
const existingIdOf = (error: Error): number | undefined =>
  error instanceof ApiError && error.failure.code === 'review.exists' && error.failure.kind === 'error'
    ? Number(error.failure.details.reviewId)
    : undefined;

function draftKeyOf(target: ReviewSubject | { review: Pick<Review, 'id'> }): string {
  if ('review' in target) return `change-${target.review.id}`;
  return 'productId' in target ? `product-${target.productId}` : `service-${target.serviceId}`;
}

/** Whether this browser has an unsent review of the subject. */
export const hasReviewDraft = (target: ReviewSubject): boolean => readReviewDraft(draftKeyOf(target)) !== undefined;

/** The form of a review: the input is stored in this browser until it is saved. */
export function useReviewWriting(target: ReviewTarget, onSaved: () => void) {
  const api = useApi();
  const { queryClient, toasts } = useShell();
  const errors = useErrorHandler();
  const review = 'review' in target ? target.review : undefined;
  const key = draftKeyOf(target);
  const photos = useEditedPhotos(review?.mediaFiles ?? []);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (written: WrittenReview) => save(api, target, { ...written, mediaFiles: photos.ids() }),
    onSuccess: () => {
      keepReviewDraft(key, undefined);
      toasts.show({ kind: 'success', text: review ? 'Отзыв сохранён' : 'Спасибо за отзыв!' });
      onSaved();
      // Ratings of products and shops change with their reviews.
      void invalidateAreas(queryClient, 'review', 'catalog', 'service');
    },
    onError: (failure) => {
      errors.handle(failure, { hasToasts: false });
      const existingId = existingIdOf(failure);
      if (existingId === undefined) return;
      // The answer to an earlier attempt was lost: the form goes on as a change of the review that it has stored.
      keepReviewDraft(draftKeyOf({ review: { id: existingId } }), readReviewDraft(key));
      keepReviewDraft(key, undefined);
      void invalidateAreas(queryClient, 'review');
    },
  });
  return {
    start: review && { rating: review.rating, text: review.text, pros: review.pros, cons: review.cons },
    draft: readReviewDraft(key),
    onDraft: (draft: Partial<WrittenReview>) => keepReviewDraft(key, draft),
    photos: photos.field,
    errors: photos.refusal === undefined ? serverErrorsOf(error) : { mediaFiles: photos.refusal },
    onInvalid: useReportInvalid(),
    isLoading: isPending,
    onSubmit: (written: WrittenReview) => mutate(written),
  };
}
