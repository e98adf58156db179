import type { Review } from '@vetka/domain/review';
import { VoteButtons } from '@vetka/ui/patterns/content/VoteButtons';
import { useVote } from '../../shell/marks/useVote.ts';

/** What readers do with a review: say whether it helps. */
export function ReviewActions({ review }: { review: Review }) {
  return <VoteButtons {...useVote('review', review)} />;
}
