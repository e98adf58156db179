import { pagePath } from '../links/pagePath.ts';

/** The page of results for a query. */
export const searchHref = (text: string): string => `${pagePath('/catalog/search')}?search=${encodeURIComponent(text)}`;
