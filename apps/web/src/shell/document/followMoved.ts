import { redirect } from '@tanstack/react-router';
import type { RouterContext } from '../routerContext.ts';
import { movedAddress } from './movedAddress.ts';
import { loadSeo } from './seo.queries.ts';

interface Asked {
  pathname: string;
  searchStr: string;
  /** Without the number sign. */
  hash: string;
}

/**
 * Leads on from an old path that a link inside the site names. A path that comes with a request is looked up by the
 * server before the application hears of it; here it is asked about once, and preloaded links have asked already.
 * @throws a redirect
 */
export async function followMoved(context: RouterContext, { pathname, searchStr, hash }: Asked): Promise<void> {
  if (import.meta.env.SSR) return;
  const { redirect: moved } = await loadSeo(context, pathname);
  if (!moved) return;
  const href = movedAddress(moved.location, { search: searchStr, hash: hash && `#${hash}` });
  throw redirect({ href, statusCode: moved.statusCode, replace: true });
}
