import { useQuery } from '@tanstack/react-query';
import { PageSection } from '@vetka/ui/patterns/page/PageSection';
import { useApi } from '../../shell/useContext.ts';
import { reviewQueries } from './review.queries.ts';
import ReviewItem from './ReviewItem.tsx';

interface LinkedReviewProps {
  id: number;
  commentId: number | undefined;
  /** Path of the page with the reviews. */
  path: string;
}

/** The review of a URL, with its comments open. A deleted one shows nothing. */
export default function LinkedReview({ id, commentId, path }: LinkedReviewProps) {
  const { data: review } = useQuery(reviewQueries.one(useApi(), id));
  if (!review) return null;
  return (
    <PageSection title="Отзыв по ссылке">
      <ReviewItem review={review} path={path} isOpen commentId={commentId} hasProduct />
    </PageSection>
  );
}
