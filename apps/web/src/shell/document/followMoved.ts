import { redirect } from '@tanstack/react-router';
import type { RouterContext } from '../routerContext.ts';
import { movedAddress } from './movedAddress.ts';
import { loadSeo } from './seo.queries.ts';

interface Asked {
  pathname: string;
  searchStr: string;
  /** Without the leading `#`. */
  hash: string;
}

/**
 * Redirects from an old path that a link inside the site uses. The server looks up the path of an initial request
 * before the application runs; here each path is looked up once, also by preloading.
 * @throws a redirect
 */
export async function followMoved(context: RouterContext, { pathname, searchStr, hash }: Asked): Promise<void> {
  if (import.meta.env.SSR) return;
  const { redirect: moved } = await loadSeo(context, pathname);
  if (!moved) return;
  const href = movedAddress(moved.location, { search: searchStr, hash: hash && `#${hash}` });
  throw redirect({ href, statusCode: moved.statusCode, replace: true });
}
