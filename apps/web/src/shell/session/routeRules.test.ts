import { QueryClient } from '@tanstack/react-query';
import { isRedirect } from '@tanstack/react-router';
import type { AuthUser } from '@vetka/domain/account';
import { emptyCart, type Cart } from '@vetka/domain/cart';
import { describe, expect, it } from 'vitest';
import type { Api } from '../api/apiClient.ts';
import { cartQueries } from '../cart/cart.queries.ts';
import type { RouterContext } from '../routerContext.ts';
import { followRouteRules, requireCheckout, requireUser, withHash } from './routeRules.ts';
import { sessionQueries } from './session.queries.ts';

const api = {} as Api;
const moscow = { address: { city: { id: 1, name: 'Москва' } } } as AuthUser;
const homeless = { address: null } as AuthUser;
const selected = { carts: [{ items: [{ isSelected: true }] }] } as Cart;

function contextOf(user: AuthUser | null, cart: Cart = emptyCart): RouterContext {
  const queryClient = new QueryClient();
  queryClient.setQueryData(sessionQueries.user(api).queryKey, user);
  queryClient.setQueryData(cartQueries.own(api).queryKey, cart);
  return { api, queryClient } as RouterContext;
}

/** Where a rule redirects to; `undefined` when it lets the navigation through. */
function sentTo(rule: () => void): string | undefined {
  try {
    rule();
    return undefined;
  } catch (error) {
    if (!isRedirect(error)) throw error;
    return error.options.href;
  }
}

/** As the router gives it. */
function locationOf(href: string) {
  const { pathname, search, hash } = new URL(href, 'https://vetka.test');
  return { pathname, searchStr: search, hash: hash.replace('#', ''), href };
}

describe('rules of every page', () => {
  it.each([
    ['a guest may sign in', null, '/auth', undefined],
    ['RUL-04: a signed-in user goes home from a path with auth in it', moscow, '/some/auth/page', '/'],
    ['ROL-02: a signed-in user is redirected from auth paths', moscow, '/auth', '/'],
    ['RUL-05: a user without a city is sent to the settings', homeless, '/', '/my/settings'],
    ['ROL-03: a user without a city chooses one before buying', homeless, '/catalog', '/my/settings?back=%2Fcatalog'],
    [
      'a user without a city returns to the requested page',
      homeless,
      '/checkout?from=cart',
      '/my/settings?back=%2Fcheckout%3Ffrom%3Dcart',
    ],
    [
      'a user without a city returns without the open dialog',
      homeless,
      '/catalog?auth=sigin',
      '/my/settings?back=%2Fcatalog',
    ],
    [
      'a user who signed in on the way to a page returns to that page',
      homeless,
      '/?auth=sigin&back=%2Fcheckout%3Ffrom%3Dcart',
      '/my/settings?back=%2Fcheckout%3Ffrom%3Dcart',
    ],
    [
      'RUL-07: a user without a city returns with the hash',
      homeless,
      '/my/email#token',
      '/my/settings?back=%2Fmy%2Femail%23token',
    ],
    [
      'RUL-07: the hash that came to the sign-in dialog belongs to the path behind it',
      homeless,
      '/?auth=sigin&back=%2Fmy%2Fdata#consents',
      '/my/settings?back=%2Fmy%2Fdata%23consents',
    ],
    ['nobody returns to another site', homeless, '/?auth=sigin&back=%2F%2Fevil.example', '/my/settings'],
    ['a user without a city may open the settings', homeless, '/my/settings/city', undefined],
    ['a user with a city may open any page', moscow, '/catalog', undefined],
    ['RUL-04: auth in the query is not in the path', moscow, '/catalog?auth=sigin', undefined],
  ])('%s', (_, user, href, target) => {
    expect(sentTo(() => followRouteRules(contextOf(user), locationOf(href)))).toBe(target);
  });
});

describe('guards', () => {
  const location = locationOf('/checkout?from=cart');

  it('RUL-08: a guest signs in and returns with the query', () => {
    const target = '/?auth=sigin&back=%2Fcheckout%3Ffrom%3Dcart';
    expect(sentTo(() => requireUser({ context: contextOf(null), location }))).toBe(target);
    expect(sentTo(() => requireCheckout({ context: contextOf(null, selected), location }))).toBe(target);
  });

  it('RUL-07: a guest returns with the hash, whoever carried it', () => {
    const settings = locationOf('/my/settings#profile-gender');
    const target = '/?auth=sigin&back=%2Fmy%2Fsettings%23profile-gender';
    expect(sentTo(() => requireUser({ context: contextOf(null), location: settings }))).toBe(target);
    expect(withHash('/my/reviews', 'service-1'), 'the browser, through a redirect of the server').toBe(
      '/my/reviews#service-1',
    );
    expect(withHash('/my/reviews#service-1', 'top')).toBe('/my/reviews#service-1');
    expect(withHash('/my/reviews', '')).toBe('/my/reviews');
  });

  it('RUL-08: the checkout requires a selected item; otherwise the cart opens', () => {
    expect(sentTo(() => requireCheckout({ context: contextOf(moscow), location }))).toBe('/?panel=cart');
    expect(sentTo(() => requireCheckout({ context: contextOf(moscow, selected), location }))).toBeUndefined();
  });
});
