/** The parts of a route match that determine its address. */
export interface ShownMatch {
  pathname: string;
  status: string;
  search: object;
}

/**
 * The canonical address of the matched routes: without a trailing slash, filters or tracking parameters. Further pages
 * of a list keep their number. `undefined` for error pages.
 */
export function canonicalAddress(origin: string, matches: readonly ShownMatch[]): string | undefined {
  // Only the root matches a path without a route.
  const shown = matches.slice(1).at(-1);
  if (!shown || matches.some(isFailed)) return undefined;
  const page = 'page' in shown.search ? Number(shown.search.page) : 1;
  const path = shown.pathname.replace(/(?<=.)\/$/, '');
  return `${origin}${path}${page > 1 ? `?page=${page}` : ''}`;
}

const isFailed = ({ status }: ShownMatch) => status === 'notFound' || status === 'error';
