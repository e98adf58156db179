import { emptyCart, type Cart } from '@vetka/domain/cart';
import { expect, test, vi } from 'vitest';
import { apiError } from '../testing/api-error.ts';
import { add, bouquet, cartOf, cartWith, lineOf, startCart } from '../testing/cart-fakes.ts';
import {
  selectBusyProductId,
  selectCart,
  selectCartFlags,
  selectExpectedCart,
  type CartChange,
  type CartEmitted,
  type CartRequest,
} from './index.ts';

type Send = (change: CartChange) => Promise<Cart>;
type Read = () => Promise<Cart>;

const noResponse = apiError(0);
const two = { kind: 'quantity', cartId: 1, productId: 7, quantity: 2 } as const;
const toggle = { kind: 'toggle', cartId: 1, productId: 7, isSelected: false } as const;
const cartOfTwo = cartWith(lineOf(7, { quantity: 2 }));

/** A server that loses its first response. */
const losing = () => vi.fn<Send>().mockRejectedValueOnce(noResponse);

/** A read that waits for `resolve`. */
const waitingRead = () => {
  let resolve: (cart: Cart) => void = () => undefined;
  const response = new Promise<Cart>((done) => (resolve = done));
  return { read: () => response, resolve: (cart: Cart) => resolve(cart) };
};

const failedRequest = (emitted: readonly CartEmitted[]): CartRequest => {
  const failed = emitted.find((event) => event.type === 'cart.failed');
  if (!failed) throw new Error('No change has failed.');
  return failed.request;
};

test('a lost response is reported, rolled back, and the cart is fetched again', async () => {
  const { read, resolve } = waitingRead();
  const { actor, emitted, doubtful, settled } = startCart(losing(), cartOf(7), read);
  actor.send({ type: 'cart.change', change: two });
  expect(selectExpectedCart(actor.getSnapshot()).cart).toEqual(cartOfTwo);
  await doubtful('reading');
  expect(emitted).toEqual([{ type: 'cart.failed', request: { change: two, before: cartOf(7) }, error: noResponse }]);
  expect(selectExpectedCart(actor.getSnapshot())).toEqual({ cart: cartOf(7), changes: [] });
  resolve(cartOf(7, 8));
  await settled();
  expect(selectCart(actor.getSnapshot())).toEqual(cartOf(7, 8));
});

const three = { ...two, quantity: 3 } as const;

test('what was pressed before a change failed is sent once the cart has been fetched', async () => {
  const send = losing().mockResolvedValue(cartOf(7));
  const { actor, emitted, settled } = startCart(send, cartOf(7, 8));
  actor.send({ type: 'cart.change', change: two });
  actor.send({ type: 'cart.change', change: { ...toggle, productId: 8 } });
  actor.send({ type: 'cart.change', change: toggle });
  await settled();
  expect(send.mock.calls).toEqual([[two], [{ ...toggle, productId: 8 }], [toggle]]);
  expect(emitted.map(({ type }) => type)).toEqual(['cart.failed']);
});

test.each([three, { kind: 'remove', cartId: 1, productId: 7 } as const])(
  'the failure of a quantity is not reported if %o follows it, which is sent',
  async (later) => {
    const send = losing().mockResolvedValue(cartOfTwo);
    const { actor, emitted, settled } = startCart(send, cartOf(7));
    actor.send({ type: 'cart.change', change: two });
    actor.send({ type: 'cart.change', change: later });
    await settled();
    expect(send.mock.calls).toEqual([[two], [later]]);
    expect(emitted).toEqual([]);
  },
);

test('what was pressed before a change failed is reported if the cart cannot be fetched, and can be retried', async () => {
  const read = vi.fn<Read>().mockRejectedValueOnce(noResponse).mockResolvedValue(cartOf(7));
  const send = losing().mockResolvedValue(cartOf(7));
  const { actor, emitted, doubtful, settled } = startCart(send, cartOf(7), read);
  actor.send({ type: 'cart.change', change: two });
  actor.send({ type: 'cart.change', change: three });
  await doubtful('unread');
  expect(emitted).toEqual([{ type: 'cart.unread', requests: [{ change: three }], error: noResponse }]);
  expect(selectExpectedCart(actor.getSnapshot()).cart).toEqual(cartOf(7));
  actor.send({ type: 'cart.retry', request: { change: three } });
  await settled();
  expect(send.mock.calls).toEqual([[two], [three]]);
});

test('a refused quantity is rolled back, and the cart is fetched with the stock that the page did not know', async () => {
  const send = vi.fn<Send>().mockRejectedValueOnce(apiError(422, {}));
  const known = cartWith(lineOf(7, { isAvailable: false }));
  const { actor, settled } = startCart(send, cartOf(7), () => Promise.resolve(known));
  actor.send({ type: 'cart.change', change: two });
  await settled();
  expect(selectCart(actor.getSnapshot())).toEqual(known);
});

test('a refused coupon does not fetch the cart: nothing has changed', async () => {
  const read = vi.fn<Read>();
  const send = vi.fn<Send>().mockRejectedValueOnce(apiError(422, {}));
  const { actor, settled } = startCart(send, cartOf(7), read);
  actor.send({ type: 'cart.change', change: { kind: 'coupon', cartId: 1, coupon: 'ЛЕТО' } });
  await settled();
  expect(read).not.toHaveBeenCalled();
});

test('a coupon that was not there to remove fetches the cart, which has changed elsewhere', async () => {
  const now = { ...cartOf(7), isCartShop: true };
  const { actor, settled } = startCart(vi.fn<Send>().mockRejectedValueOnce(apiError(404)), cartOf(7), async () => now);
  actor.send({ type: 'cart.change', change: { kind: 'coupon', cartId: 1, coupon: null } });
  await settled();
  expect(selectCart(actor.getSnapshot())).toEqual(now);
});

test('commands wait until the cart is fetched, and count as busy meanwhile', async () => {
  const send = losing().mockResolvedValue(cartOf(7, 8));
  const { read, resolve } = waitingRead();
  const { actor, emitted, doubtful, settled } = startCart(send, cartOf(7), read);
  actor.send({ type: 'cart.change', change: two });
  await doubtful('reading');
  actor.send(add(8));
  expect(send).toHaveBeenCalledOnce();
  expect(selectBusyProductId(actor.getSnapshot())).toBe(8);
  expect(selectCartFlags(actor.getSnapshot()).isAdding).toBe(true);
  resolve(cartOf(7));
  await settled();
  expect(send).toHaveBeenCalledTimes(2);
  expect(emitted.at(-1)).toEqual({ type: 'cart.added', product: bouquet(8) });
});

test('a retry sends the change once more when the server has not applied it', async () => {
  const send = losing().mockResolvedValue(cartOfTwo);
  const { actor, emitted, settled } = startCart(send, cartOf(7));
  actor.send({ type: 'cart.change', change: two });
  await settled();
  actor.send({ type: 'cart.retry', request: failedRequest(emitted) });
  await settled();
  expect(send.mock.calls).toEqual([[two], [two]]);
  expect(selectCart(actor.getSnapshot())).toEqual(cartOfTwo);
});

test('a retry sends nothing when the server has applied the change and only its response was lost', async () => {
  const send = losing();
  const { actor, emitted, settled } = startCart(send, cartOf(7), () =>
    Promise.resolve(cartWith(lineOf(7, { isSelected: false }))),
  );
  actor.send({ type: 'cart.change', change: toggle });
  await settled();
  actor.send({ type: 'cart.retry', request: failedRequest(emitted) });
  await settled();
  expect(send).toHaveBeenCalledOnce();
});

test.each([
  ['cart.add', 'cart.opened'],
  ['cart.buyNow', 'cart.checkout'],
] as const)(
  'retrying %s of a product that has arrived leads to %s, and nothing is bought twice',
  async (type, then) => {
    const send = losing();
    const { actor, emitted, doubtful, settled } = startCart(
      send,
      emptyCart,
      vi.fn<Read>().mockRejectedValueOnce(noResponse).mockResolvedValue(cartOf(7)),
    );
    actor.send(add(7, type));
    await doubtful('unread');
    actor.send({ type: 'cart.retry', request: failedRequest(emitted) });
    await settled();
    expect(send).toHaveBeenCalledOnce();
    expect(emitted.map((event) => event.type)).toEqual(['cart.failed', then]);
  },
);

test('commands whose cart cannot be fetched are not sent, are reported, and can be retried', async () => {
  const send = losing().mockResolvedValue(cartOf(7, 8));
  const read = vi.fn<Read>().mockRejectedValueOnce(noResponse).mockRejectedValueOnce(noResponse);
  const { actor, emitted, doubtful, settled } = startCart(send, cartOf(7), read.mockResolvedValue(cartOf(7)));
  actor.send({ type: 'cart.change', change: two });
  await doubtful('unread');
  expect(
    emitted.map(({ type }) => type),
    'nothing waited for the first fetch',
  ).toEqual(['cart.failed']);
  actor.send(add(8));
  await doubtful('unread');
  const last = emitted.at(-1);
  expect(last).toMatchObject({ type: 'cart.unread', requests: [{ product: bouquet(8) }], error: noResponse });
  expect(selectBusyProductId(actor.getSnapshot())).toBeNull();
  expect(send).toHaveBeenCalledOnce();
  for (const request of last?.type === 'cart.unread' ? last.requests : []) actor.send({ type: 'cart.retry', request });
  await settled();
  expect(send).toHaveBeenCalledTimes(2);
});

test('an update of the cart from elsewhere ends the doubt', async () => {
  const { actor, doubtful } = startCart(losing(), cartOf(7), () => Promise.reject(noResponse));
  actor.send({ type: 'cart.change', change: two });
  await doubtful('unread');
  actor.send({ type: 'cart.replace', cart: cartOfTwo });
  expect(actor.getSnapshot().value).toBe('settled');
  expect(selectCart(actor.getSnapshot())).toEqual(cartOfTwo);
});

test('«Купить сейчас» goes to the checkout although another product was pressed meanwhile', async () => {
  const send = vi.fn<Send>().mockResolvedValueOnce(cartOf(7)).mockResolvedValueOnce(cartOf(7, 8));
  const { actor, emitted, settled } = startCart(send);
  actor.send(add(7, 'cart.buyNow'));
  actor.send(add(8));
  await settled();
  expect(emitted).toEqual([{ type: 'cart.checkout' }, { type: 'cart.added', product: bouquet(8) }]);
});
