import { describePage, type DescribedMatch } from './pageDescriptions.ts';
import { pageHead } from './pageHead.ts';

const nameIn = (data: unknown): string | undefined =>
  typeof data === 'object' && data !== null && 'name' in data && typeof data.name === 'string' ? data.name : undefined;

/**
 * The head of a sub-page of a person or shop: «Мята и пион: фото».
 * @param matches of the router; the parent route's loader returns a `name`
 */
export function partHead(matches: readonly DescribedMatch[], part: string | undefined) {
  const name = matches.map(({ loaderData }) => nameIn(loaderData)).findLast(Boolean);
  // A separate description: the parent route's would be the same on all sub-pages.
  const description = import.meta.env.SSR ? describePage(matches) : undefined;
  return pageHead(name && part ? `${name}: ${part}` : name, { description });
}
