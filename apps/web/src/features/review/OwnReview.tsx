import { useQuery } from '@tanstack/react-query';
import { Button } from '@vetka/ui/Button';
import { Inline } from '@vetka/ui/Inline';
import { useState } from 'react';
import { useUser } from '../../shell/session/useSession.ts';
import { useApi } from '../../shell/useContext.ts';
import { WriteReview } from './lazyParts.ts';
import { reviewQueries, type ReviewSubject } from './review.queries.ts';

interface OwnReviewProps {
  subject: ReviewSubject;
  /** Name of the product or the shop. */
  title: string;
}

/** Lets a buyer review a delivered product or its shop, and change the review later. Nothing for everybody else. */
export function OwnReview({ subject, title }: OwnReviewProps) {
  const user = useUser();
  const { data: own } = useQuery({ ...reviewQueries.own(useApi(), subject), enabled: user !== null });
  const [isOpen, setOpen] = useState(false);
  if (!own) return null;
  const { review, canReview } = own;
  if (!canReview && !review?.editableUntil) return null;
  if (isOpen)
    return <WriteReview target={review ? { review } : subject} title={title} onClose={() => setOpen(false)} />;
  return (
    <Inline>
      <Button variant="tonal" onClick={() => setOpen(true)}>
        {review ? 'Изменить свой отзыв' : 'Написать отзыв'}
      </Button>
    </Inline>
  );
}
