import { redirect } from '@tanstack/react-router';
import { hasCity } from '@vetka/domain/session';
import { checkoutCarts, emptyCart } from '@vetka/domain/cart-contents';
import { cartQueries } from '../cart/cart.queries.ts';
import { pagePath } from '../links/pagePath.ts';
import type { RouterContext } from '../routerContext.ts';
import { parseSearchText } from '../searchText.ts';
import { parseShellSearch } from '../shellSearch.ts';
import { sessionQueries } from './session.queries.ts';

const settingsPath = pagePath('/my/settings');

const userOf = ({ api, queryClient }: RouterContext) =>
  queryClient.getQueryData(sessionQueries.user(api).queryKey) ?? null;

/** A location of the router. */
interface Place {
  pathname: string;
  searchStr: string;
  hash: string;
  /** All of them. */
  href: string;
}

/** A path to return to. The server sees no hash: the browser carries it through the redirects to the current page. */
export const withHash = (path: string, hash: string): string =>
  hash && !path.includes('#') ? `${path}#${hash}` : path;

/**
 * Rules of every page: a signed-in user is redirected from paths with `auth`, and to the settings while their city is
 * unknown; from there they return to the page they wanted.
 * @throws a redirect
 */
export function followRouteRules(context: RouterContext, location: Place): void {
  const { pathname } = location;
  const user = userOf(context);
  if (!user) return;
  if (pathname.includes('auth')) throw redirect({ href: '/' });
  if (!hasCity(user) && !pathname.startsWith(settingsPath)) throw redirect({ href: settingsFor(location) });
}

/** Search parameters that open something over a page and are dropped when the user returns to it. */
const passing = ['auth', 'back', 'panel'];

function settingsFor(location: Place): string {
  const back = withHash(pathAfterSignIn(location) ?? pathBehindOverlays(location), location.hash);
  return back === '/' ? settingsPath : `${settingsPath}?back=${encodeURIComponent(back)}`;
}

/** The target of the sign-in dialog in the URL, if it leads to another page. */
function pathAfterSignIn({ searchStr }: Place): string | undefined {
  const { auth, back } = parseShellSearch(parseSearchText(searchStr));
  return auth && back;
}

function pathBehindOverlays({ pathname, searchStr }: Place): string {
  const search = new URLSearchParams(searchStr);
  for (const name of passing) search.delete(name);
  return `${pathname}${search.size > 0 ? `?${search}` : ''}`;
}

interface GuardedPage {
  context: RouterContext;
  location: Place;
}

/**
 * The guard `auth`, for a route's `beforeLoad`: a guest gets the sign-in dialog and returns here after signing in.
 * @throws a redirect
 */
export function requireUser({ context, location }: GuardedPage): void {
  if (userOf(context)) return;
  throw redirect({ href: `/?auth=sigin&back=${encodeURIComponent(location.href)}` });
}

/**
 * The guard `checkout`, for a route's `beforeLoad`: requires a signed-in user and at least one selected item. Without
 * selected items the cart opens instead.
 * @throws a redirect
 */
export function requireCheckout({ context, location }: GuardedPage): void {
  requireUser({ context, location });
  const cart = context.queryClient.getQueryData(cartQueries.own(context.api).queryKey) ?? emptyCart;
  if (checkoutCarts(cart).length === 0) throw redirect({ href: '/?panel=cart' });
}
