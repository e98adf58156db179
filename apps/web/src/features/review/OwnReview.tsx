import { useQuery } from '@tanstack/react-query';
import type { Product } from '@vetka/domain/catalog';
import { Button } from '@vetka/ui/Button';
import { Inline } from '@vetka/ui/Inline';
import { useState } from 'react';
import { useUser } from '../../shell/session/useSession.ts';
import { useApi } from '../../shell/useContext.ts';
import { WriteReview } from './lazyParts.ts';
import { reviewQueries } from './review.queries.ts';

/** Lets a buyer write a review of a delivered product, and change it later. Nothing for everybody else. */
export function OwnReview({ product: { id, title } }: { product: Product }) {
  const user = useUser();
  const { data: own } = useQuery({ ...reviewQueries.ownOfProduct(useApi(), id), enabled: user !== null });
  const [isOpen, setOpen] = useState(false);
  if (!own) return null;
  const { review, canReview } = own;
  if (!canReview && !review?.editableUntil) return null;
  if (isOpen) {
    return (
      <WriteReview target={review ? { review } : { productId: id }} title={title} onClose={() => setOpen(false)} />
    );
  }
  return (
    <Inline>
      <Button variant="tonal" onClick={() => setOpen(true)}>
        {review ? 'Изменить свой отзыв' : 'Написать отзыв'}
      </Button>
    </Inline>
  );
}
