import { stemLimits } from '@vetka/domain/stem';
import { cutText } from '@vetka/domain/text';

/** The URL of the list of stems. */
export interface StemsSearch {
  search?: string;
  /** The shelf is being counted. */
  count?: 1;
}

export function parseStemsSearch(raw: Record<string, unknown>): StemsSearch {
  const text = typeof raw['search'] === 'string' ? cutText(raw['search'], stemLimits.search) : '';
  return { ...(text && { search: text }), ...(Number(raw['count']) === 1 && { count: 1 }) };
}

/** Query string with its `?`; empty for the list's initial state. */
export function stemsQuery({ search, count }: StemsSearch): string {
  const query = new URLSearchParams({ ...(search && { search }), ...(count && { count: '1' }) });
  return query.size > 0 ? `?${query}` : '';
}
