import { pageHead } from './pageHead.ts';

const nameIn = (data: unknown): string | undefined =>
  typeof data === 'object' && data !== null && 'name' in data && typeof data.name === 'string' ? data.name : undefined;

/**
 * The head of a part of somebody's pages: «Мята и пион: фото».
 * @param matches of the router; the route around this one answers with a `name`
 */
export function partHead(matches: readonly { loaderData?: unknown }[], part: string | undefined) {
  const name = matches.map(({ loaderData }) => nameIn(loaderData)).findLast(Boolean);
  return pageHead(name && part ? `${name}: ${part}` : name);
}
