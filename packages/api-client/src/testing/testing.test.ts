import { emptyCart } from '@vetka/domain/cart';
import { expect, test } from 'vitest';
import { unwrap } from '../client/index.ts';
import { createFakeClient, failing } from './index.ts';

test('answers with the value of the test, and records the call with its input', async () => {
  const { api, calls } = createFakeClient({
    cart: { add: ({ body }) => ({ ...emptyCart, itemsCount: body.quantity }) },
  });
  const body = { productId: 7, quantity: 3, isCartShop: false };
  expect(await unwrap(api.cart.add({ body }))).toMatchObject({ itemsCount: 3 });
  expect(calls).toEqual([{ name: 'cart.add', input: { body } }]);
});

test.each([
  [0, 'error', 'network'],
  [401, 'unauthorized', 'http-401'],
  [422, 'validation_error', 'http-422'],
  [429, 'rate_limit', 'http-429'],
  [503, 'error', 'http-503'],
])('fails with %i as the API does', async (status, kind, code) => {
  const { api } = createFakeClient({ cart: { read: () => failing(status) } });
  expect(await api.cart.read()).toMatchObject({ ok: false, failure: { kind, status, code } });
});

test('a call without an answer throws and says how to give one', async () => {
  const { api } = createFakeClient({});
  await expect(api.cart.read()).rejects.toThrow('The fake client has no answer for cart.read');
});

test('an error of the test itself is not mistaken for a failed call', async () => {
  const { api } = createFakeClient({
    cart: {
      read: () => {
        throw new TypeError('a mistake in the test');
      },
    },
  });
  await expect(api.cart.read()).rejects.toThrow(TypeError);
});

test('the client is not a promise, so that it can be returned from an async function', async () => {
  const { api } = createFakeClient({});
  expect(await Promise.resolve(api.cart)).toBeTypeOf('object');
});
