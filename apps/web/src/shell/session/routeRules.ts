import { redirect } from '@tanstack/react-router';
import { hasCity } from '@vetka/domain/account';
import { checkoutCarts, emptyCart } from '@vetka/domain/cart';
import { cartQueries } from '../cart/cart.queries.ts';
import type { RouterContext } from '../routerContext.ts';
import { sessionQueries } from './session.queries.ts';

const settingsPath = '/my/settings';

const userOf = ({ api, queryClient }: RouterContext) =>
  queryClient.getQueryData(sessionQueries.user(api).queryKey) ?? null;

interface Place {
  pathname: string;
  searchStr: string;
}

/**
 * What holds for every page: a signed-in user has nothing to do on a path with `auth` in it, and needs a city; from the
 * settings, where it is asked for, they come back to where they wanted.
 * @throws a redirect
 */
export function followRouteRules(context: RouterContext, location: Place): void {
  const { pathname } = location;
  const user = userOf(context);
  if (!user) return;
  if (pathname.includes('auth')) throw redirect({ href: '/' });
  if (!hasCity(user) && !pathname.startsWith(settingsPath)) throw redirect({ href: settingsFor(location) });
}

/** Words of the address that open something over a page, and are done with when one comes back to it. */
const passing = ['auth', 'back', 'panel'];

function settingsFor({ pathname, searchStr }: Place): string {
  const search = new URLSearchParams(searchStr);
  for (const name of passing) search.delete(name);
  const back = `${pathname}${search.size > 0 ? `?${search}` : ''}`;
  return back === '/' ? settingsPath : `${settingsPath}?back=${encodeURIComponent(back)}`;
}

interface GuardedPage {
  context: RouterContext;
  location: Place;
}

/**
 * The guard `auth`, for a route's `beforeLoad`: a guest gets the sign-in dialog, and comes back here after it.
 * @throws a redirect
 */
export function requireUser({ context, location }: GuardedPage): void {
  if (userOf(context)) return;
  const back = `${location.pathname}${location.searchStr}`;
  throw redirect({ href: `/?auth=sigin&back=${encodeURIComponent(back)}` });
}

/**
 * The guard `checkout`, for a route's `beforeLoad`: a signed-in user with something selected in the cart.
 * Without anything selected the cart opens instead.
 * @throws a redirect
 */
export function requireCheckout({ context, location }: GuardedPage): void {
  requireUser({ context, location });
  const cart = context.queryClient.getQueryData(cartQueries.own(context.api).queryKey) ?? emptyCart;
  if (checkoutCarts(cart).length === 0) throw redirect({ href: '/?panel=cart' });
}
