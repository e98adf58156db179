import { redirect } from '@tanstack/react-router';
import { hasCity } from '@vetka/domain/account';
import { checkoutCarts, emptyCart } from '@vetka/domain/cart';
import { cartQueries } from '../cart/cart.queries.ts';
import type { RouterContext } from '../routerContext.ts';
import { sessionQueries } from './session.queries.ts';

const settingsPath = '/my/settings';

const userOf = ({ api, queryClient }: RouterContext) =>
  queryClient.getQueryData(sessionQueries.user(api).queryKey) ?? null;

/**
 * What holds for every page: a signed-in user has nothing to do on a path with `auth` in it, and needs a city.
 * @throws a redirect
 */
export function followRouteRules(context: RouterContext, pathname: string): void {
  const user = userOf(context);
  if (!user) return;
  if (pathname.includes('auth')) throw redirect({ href: '/' });
  if (!hasCity(user) && !pathname.startsWith(settingsPath)) throw redirect({ href: settingsPath });
}

interface GuardedPage {
  context: RouterContext;
  location: { pathname: string; searchStr: string };
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
