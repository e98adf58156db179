import type { Review } from '@vetka/domain/review';
import { Button } from '@vetka/ui/Button';
import { Inline } from '@vetka/ui/Inline';
import { Stack } from '@vetka/ui/Stack';
import { ReviewCard } from '@vetka/ui/patterns/review/ReviewCard';
import { VoteButtons } from '@vetka/ui/patterns/content/VoteButtons';
import { useState } from 'react';
import { Comments } from '../../shell/comments/lazyComponents.ts';
import { ComplainButton } from '../../shell/complaint/ComplainButton.tsx';
import { useVote } from '../../shell/marks/useVote.ts';

export interface ReviewItemProps {
  review: Review;
  /** Path of the page with the product's or the shop's reviews. */
  path: string;
  /** Names the product, in lists about several products. */
  hasProduct?: boolean;
  /** Shows the comments from the start. */
  isOpen?: boolean;
  /** The comment of the URL. */
  commentId?: number | undefined;
}

/** A review with the actions of its readers: rate its helpfulness, and discuss it in place. */
export default function ReviewItem({ review, path, hasProduct, isOpen = false, commentId }: ReviewItemProps) {
  const [isTalking, setTalking] = useState(isOpen);
  const votes = useVote('review', review);
  const { id, commentsCount } = review;
  return (
    <ReviewCard
      review={review}
      {...(hasProduct && { hasProduct })}
      actions={
        <Stack gap={20}>
          <Inline>
            <VoteButtons {...votes} />
            <Button variant="plain" size="s" aria-expanded={isTalking} onClick={() => setTalking(!isTalking)}>
              {commentsCount > 0 ? `Комментарии (${commentsCount})` : 'Комментировать'}
            </Button>
            {!review.isOwn && <ComplainButton kind="REVIEW" subjectId={id} />}
          </Inline>
          {isTalking && (
            <Comments
              area="review"
              id={id}
              linkedId={commentId}
              linkTo={(comment) => `${path}?review=${id}&comment=${comment}`}
              level={3}
            />
          )}
        </Stack>
      }
    />
  );
}
