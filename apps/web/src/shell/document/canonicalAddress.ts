/** What of a matched route tells its address. */
export interface ShownMatch {
  pathname: string;
  status: string;
  search: object;
}

/**
 * The one address of what is shown, from the matches of the router: without a slash at the end, filters or tracking.
 * A further page of a list is a page of its own. Nothing for what is not a page.
 */
export function canonicalAddress(origin: string, matches: readonly ShownMatch[]): string | undefined {
  // The root alone matches what no route has.
  const shown = matches.slice(1).at(-1);
  if (!shown || matches.some(isFailed)) return undefined;
  const page = 'page' in shown.search ? Number(shown.search.page) : 1;
  const path = shown.pathname.replace(/(?<=.)\/$/, '');
  return `${origin}${path}${page > 1 ? `?page=${page}` : ''}`;
}

const isFailed = ({ status }: ShownMatch) => status === 'notFound' || status === 'error';
