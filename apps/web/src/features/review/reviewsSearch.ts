import { parsePage } from '../../shell/lists/listSearch.ts';
import type { ReviewsSearch } from './review.queries.ts';

/** Parses the search parameters. A number of stars out of range is dropped. */
export function parseReviewsSearch(raw: Record<string, unknown>): ReviewsSearch {
  const rating = Number(raw.rating);
  return { ...parsePage(raw), ...([1, 2, 3, 4, 5].includes(rating) && { rating }) };
}
