import { ReviewForm } from '@vetka/ui/patterns/review/ReviewForm';
import { useReviewWriting, type ReviewTarget } from './useReviewWriting.ts';

interface WriteReviewProps {
  target: ReviewTarget;
  /** The subject of the review. */
  title: string;
  /** Stars that were pressed before the form was opened. */
  rating?: number | undefined;
  onClose: () => void;
}

/** The form of a new review, or of a change to one's own. */
export default function WriteReview({ target, title, rating, onClose }: WriteReviewProps) {
  const { draft, ...form } = useReviewWriting(target, onClose);
  return <ReviewForm title={title} {...form} draft={{ ...draft, ...(rating && { rating }) }} onCancel={onClose} />;
}
