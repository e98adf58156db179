import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory, createRootRouteWithContext, createRouter } from '@tanstack/react-router';
import type { Failure } from '@vetka/api-client/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { categoryQueries } from '../catalog/category.queries.ts';
import { cartQueries } from '../cart/cart.queries.ts';
import type { RouterContext } from '../routerContext.ts';
import type { Visitor } from '../visitor/describeVisitor.ts';
import { loadSession } from './loadSession.ts';
import { sessionQueries } from './session.queries.ts';

type Answer = () => Promise<unknown>;

const ok = (value: unknown) => () => Promise.resolve({ ok: true, value });
const failed = (failure: Partial<Failure>) => () =>
  Promise.resolve({ ok: false, failure: { kind: 'error', status: 500, code: 'x', details: {}, ...failure } });

/** A fake API that records its requests and responses. */
function start(answers: Record<string, Answer> = {}) {
  const log: string[] = [];
  const call = (name: string, usual: Answer) => async () => {
    log.push(`${name}?`);
    const answer = await (answers[name] ?? usual)();
    log.push(`${name}!`);
    return answer;
  };
  const api = {
    session: {
      read: call('session', ok({ geo: null })),
      user: call('user', failed({ kind: 'unauthorized', status: 401 })),
    },
    cart: { read: call('cart', ok({ carts: [] })) },
    catalog: { categories: call('categories', ok([{ slug: 'rozy', name: 'Розы', parentId: 1 }])) },
  };
  return { log, context: { api, queryClient: new QueryClient() } as unknown as RouterContext };
}
const visitor = { hasSession: true } as Visitor;

let written: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  written = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => written.mockRestore());

/** Loads the root route in the order of the site: the session first, the categories in parallel with the page. */
async function open(context: RouterContext): Promise<void> {
  const routeTree = createRootRouteWithContext<RouterContext>()({
    beforeLoad: () => loadSession(context, visitor),
    loader: () => context.queryClient.ensureQueryData(categoryQueries.named(context.api)),
  });
  await createRouter({ routeTree, context, history: createMemoryHistory() }).load();
}
const known = ({ api, queryClient }: RouterContext) => ({
  session: queryClient.getQueryData(sessionQueries.session(api).queryKey),
  user: queryClient.getQueryData(sessionQueries.user(api).queryKey),
  cart: queryClient.getQueryData(cartQueries.own(api).queryKey),
  categories: queryClient.getQueryData(categoryQueries.named(api).queryKey),
});

test('STA-29: the user and the cart are loaded in parallel, then the categories', async () => {
  const { log, context } = start();
  await open(context);
  const place = (entry: string) => log.indexOf(entry);
  expect(Math.max(place('user?'), place('cart?'))).toBeLessThan(Math.min(place('user!'), place('cart!')));
  expect(Math.max(place('user!'), place('cart!'))).toBeLessThan(place('categories?'));
  expect(known(context)).toEqual({
    session: { geo: null },
    user: null,
    cart: { carts: [] },
    categories: [{ slug: 'rozy', name: 'Розы' }],
  });
  expect(written).not.toHaveBeenCalled();
});

test('ERR-16: a session that cannot be read is only logged, and the page renders without a city', async () => {
  const { context } = start({ session: failed({ status: 500, message: 'Поломка' }) });
  await open(context);
  expect(known(context)).toMatchObject({
    session: null,
    cart: { carts: [] },
    categories: [{ slug: 'rozy', name: 'Розы' }],
  });
  expect(written).toHaveBeenCalledExactlyOnceWith('Could not load the session:', 'Поломка');
});

test('a user or a cart that cannot be read is logged, does not block the page, and does not sign the user out', async () => {
  const broken = failed({ status: 502, message: 'Поломка' });
  const { context } = start({ user: broken, cart: broken });
  await open(context);
  expect(known(context)).toMatchObject({
    user: undefined,
    cart: undefined,
    categories: [{ slug: 'rozy', name: 'Розы' }],
  });
  expect(written).toHaveBeenCalledTimes(2);
});

test('for a visitor without a session only shared data is loaded', async () => {
  const { log, context } = start();
  await loadSession(context, { ...visitor, hasSession: false });
  expect(log).toEqual(['session?', 'session!']);
  expect(known(context)).toMatchObject({ user: null, cart: { carts: [], itemsCount: 0 } });
});
