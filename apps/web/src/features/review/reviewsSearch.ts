import { reviewSorts } from '@vetka/domain/review';
import { parsePage } from '../../shell/lists/listSearch.ts';
import { parseIds } from '../../shell/lists/parseIds.ts';
import type { ReviewsSearch } from './review.queries.ts';

/** Parses the search parameters. Unknown values are dropped. */
export function parseReviewsSearch(raw: Record<string, unknown>): ReviewsSearch {
  const rating = Number(raw.rating);
  const sort = reviewSorts.find((each) => each === raw.sort && each !== 'NEW');
  return {
    ...parsePage(raw),
    ...([1, 2, 3, 4, 5].includes(rating) && { rating }),
    ...(String(raw.photos) === 'true' && { photos: true }),
    ...(sort && { sort }),
    ...parseIds(raw, 'review', 'comment'),
  };
}
