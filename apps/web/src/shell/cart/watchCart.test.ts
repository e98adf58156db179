import { QueryClient } from '@tanstack/react-query';
import { emptyCart, type Cart } from '@vetka/domain/cart';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Api } from '../api/apiClient.ts';
import { cartQueries } from './cart.queries.ts';
import { createCartProcess } from './cartProcess.ts';
import { idle } from './cartStores.ts';
import { refreshCart } from './refreshCart.ts';
import { watchCart } from './watchCart.ts';

const theirs: Cart = { ...emptyCart, itemsCount: 2 };
const minute = 60_000;

let page: EventTarget & { hidden: boolean };
let frame: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  page = Object.assign(new EventTarget(), { hidden: false });
  frame = new EventTarget();
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', frame.addEventListener.bind(frame));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const turns = () => vi.advanceTimersByTimeAsync(0);
const comeBack = () => {
  page.hidden = false;
  page.dispatchEvent(new Event('visibilitychange'));
  return turns();
};
const changeElsewhere = () => {
  frame.dispatchEvent(Object.assign(new Event('storage'), { key: 'vetka.cart-changed' }));
  return turns();
};

function start() {
  const read = vi.fn(() => Promise.resolve({ ok: true, value: theirs }));
  const api = { cart: { read } } as unknown as Api;
  const queryClient = new QueryClient();
  const { queryKey } = cartQueries.own(api);
  queryClient.setQueryData(queryKey, emptyCart);
  const load = () => Promise.reject(new Error('not needed'));
  const cart = createCartProcess({ load, isCartShop: () => false, onLoadError: () => undefined });
  const context = { api, queryClient, cart };
  watchCart(context);
  return { read, cart, context, queryClient, queryKey, shown: () => queryClient.getQueryData(queryKey) };
}

test('the cart is refetched when the visitor returns after a while, but not after seconds', async () => {
  const { read, shown } = start();
  await comeBack();
  expect(read).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(minute);
  await comeBack();
  expect(shown()).toEqual(theirs);
  await comeBack();
  expect(read).toHaveBeenCalledOnce();
});

test('a change in another tab is fetched at once, by a hidden tab when it is shown', async () => {
  const { read, shown } = start();
  page.hidden = true;
  await changeElsewhere();
  expect(read).not.toHaveBeenCalled();
  await comeBack();
  expect(shown()).toEqual(theirs);
  await changeElsewhere();
  expect(read).toHaveBeenCalledTimes(2);
});

test('a refetch never overwrites what the visitor changes meanwhile', async () => {
  const { read, cart, queryClient, queryKey, shown } = start();
  const own = { ...emptyCart, itemsCount: 1 };
  cart.activity.set({ ...idle, busyProductId: 7 });
  await changeElsewhere();
  expect(read).not.toHaveBeenCalled();
  cart.activity.set(idle);
  read.mockImplementationOnce(() => {
    queryClient.setQueryData(queryKey, own);
    return Promise.resolve({ ok: true, value: theirs });
  });
  await changeElsewhere();
  expect(shown()).toEqual(own);
});

test('the cart of an order that is being placed stays', async () => {
  const { read, cart, context, shown } = start();
  cart.isOrdering.set(true);
  await changeElsewhere();
  await refreshCart(context, 0);
  expect(read).not.toHaveBeenCalled();
  cart.isOrdering.set(false);
  read.mockImplementationOnce(() => {
    cart.isOrdering.set(true);
    return Promise.resolve({ ok: true, value: theirs });
  });
  await refreshCart(context, 0);
  expect(shown()).toEqual(emptyCart);
});

test('a cart rendered by a server whose clock is ahead is refetched', async () => {
  const { queryClient, queryKey, shown } = start();
  queryClient.setQueryData(queryKey, emptyCart, { updatedAt: Date.now() + minute });
  await comeBack();
  expect(shown()).toEqual(theirs);
});

test('a failure leaves the cart as it is', async () => {
  const { read, shown } = start();
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  read.mockRejectedValueOnce(new Error('offline'));
  await changeElsewhere();
  expect(shown()).toEqual(emptyCart);
  expect(log).toHaveBeenCalledOnce();
});
