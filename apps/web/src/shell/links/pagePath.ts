import { fillPage, type PageParams } from '@vetka/domain/path';
import type { FileRoutesByTo } from '../../routeTree.gen.ts';

/** A page of the site, as in the route tree: `/products/$product`. */
export type Page = keyof FileRoutesByTo;

/**
 * Path of a page, the only place where the site's own addresses are built: `pagePath('/$service/$category', { service,
 * category })`. An unknown page or a missing parameter does not compile. Query and hash are appended by the caller.
 */
export const pagePath: <To extends Page>(page: To, ...params: PageParams<To>) => string = fillPage;
