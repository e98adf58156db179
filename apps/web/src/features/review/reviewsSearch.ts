import { parsePage } from '../../shell/lists/listSearch.ts';
import type { ReviewsSearch } from './review.queries.ts';

/** Reads an address. Stars that nobody can give are left out. */
export function parseReviewsSearch(raw: Record<string, unknown>): ReviewsSearch {
  const rating = Number(raw.rating);
  return { ...parsePage(raw), ...([1, 2, 3, 4, 5].includes(rating) && { rating }) };
}
