import { createRouter } from '@tanstack/react-router';
import { routeTree } from '../../routeTree.gen.ts';
import type { RouterContext } from '../routerContext.ts';
import { parseSearchText, searchText } from '../searchText.ts';

/** Only finds routes, and loads none: `getRouter` needs a request. */
const router = createRouter({ routeTree, context: {} as RouterContext });

type Validate = (raw: Record<string, unknown>) => Record<string, unknown>;

/** The pages of this layout validate all search parameters that they read. */
const validatingLayout = '/_default';

/**
 * The address of a page without the search parameters that its routes do not read or do not accept, such as `utm_source`
 * and `yclid` of advertising: the page is the same without them.
 */
export function knownAddress(url: string): string {
  // Two leading slashes would name a host.
  if (url.startsWith('//')) return url;
  const { pathname, search } = new URL(url, 'http://site');
  if (search === '') return url;
  const [routes] = router.getMatchedRoutes(pathname);
  if (!routes.some(({ id }) => id === validatingLayout)) return url;
  const raw = parseSearchText(search);
  const validated = routes.flatMap(({ options: { validateSearch } }) =>
    typeof validateSearch === 'function' ? Object.entries((validateSearch as Validate)(raw)) : [],
  );
  const known = new Set(validated.flatMap(([name, value]) => (value === undefined ? [] : [name])));
  return pathname + searchText(Object.fromEntries(Object.entries(raw).filter(([name]) => known.has(name))));
}
