import { emptyCart, type Cart } from '@vetka/domain/cart';
import { expect, test, vi } from 'vitest';
import { createCartProcess } from './cartProcess.ts';
import type { CartActor } from './cartActor.ts';

const bouquet = { productId: 7, title: 'Букет', price: 100_00, image: null };

function start(load: () => Promise<CartActor>, readAnew = () => Promise.resolve(emptyCart)) {
  const onLoadError = vi.fn();
  return { onLoadError, process: createCartProcess({ load, readAnew, isCartShop: () => true, onLoadError }) };
}

test('the machine is loaded once, by the first command, which is busy at once', async () => {
  const send = vi.fn();
  const load = vi.fn(() => Promise.resolve({ send } as unknown as CartActor));
  const { process } = start(load);
  process.add(bouquet);
  expect(process.activity.get()).toMatchObject({ busyProductId: 7, isAdding: true });
  process.change({ kind: 'remove', cartId: 1, productId: 7 });
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  expect(load).toHaveBeenCalledOnce();
  expect(send.mock.calls[0]?.[0]).toEqual({ type: 'cart.add', product: bouquet, quantity: 1, isCartShop: true });
});

test('a machine that can’t be loaded is told, leaves nothing busy, and is tried again', async () => {
  const send = vi.fn();
  const load = vi
    .fn<() => Promise<CartActor>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue({ send } as unknown as CartActor);
  const { process, onLoadError } = start(load);
  process.buyNow(bouquet);
  await vi.waitFor(() => expect(onLoadError).toHaveBeenCalledOnce());
  expect(process.activity.get()).toMatchObject({ busyProductId: null, isAddingWithRedirect: false });
  process.buyNow(bouquet);
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
});

test('a cart that was read anew is not a reason to load the machine', () => {
  const load = vi.fn();
  start(load).process.replace({} as never);
  expect(load).not.toHaveBeenCalled();
});

/** A fake machine that records its events and keeps the cart it is given. */
function noted() {
  let cart = emptyCart;
  const sent: unknown[] = [];
  const send = (event: { type: string; cart?: Cart }) => {
    if (event.cart) cart = event.cart;
    sent.push(event);
  };
  const actor = { send, getSnapshot: () => ({ context: { cart } }) } as unknown as CartActor;
  return { sent, load: () => Promise.resolve(actor) };
}

const cartOf = (quantity: number, isSelected = true) =>
  ({ ...emptyCart, carts: [{ cartId: 1, items: [{ cartId: 1, quantity, isSelected, product: { id: 7 } }] }] }) as Cart;
const oneMore = { kind: 'quantity', cartId: 1, productId: 7, quantity: 2 } as const;

test('after a lost answer the cart is read again before anything is resent', async () => {
  const { sent, load } = noted();
  const { process } = start(load, () => Promise.resolve(cartOf(1)));
  const retry = process.retry({ change: oneMore, before: cartOf(1), hasAnswer: false });
  retry();
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toEqual([
    { type: 'cart.replace', cart: cartOf(1) },
    { type: 'cart.change', change: oneMore },
  ]);
  process.change(oneMore);
  await vi.waitFor(() => expect(sent).toHaveLength(3));
});

test('what the server has made, although its answer was lost, is not asked for again', async () => {
  const { sent, load } = noted();
  const { process } = start(load, () => Promise.resolve(cartOf(2)));
  process.retry({ change: oneMore, before: cartOf(1), hasAnswer: false })();
  await vi.waitFor(() => expect(sent).toEqual([{ type: 'cart.replace', cart: cartOf(2) }]));
});

test('while the cart can’t be read the change waits for another retry', async () => {
  const { sent, load } = noted();
  const readAnew = vi
    .fn<() => Promise<Cart>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(cartOf(1));
  const { process, onLoadError } = start(load, readAnew);
  process.retry({ change: oneMore, before: cartOf(1), hasAnswer: false })();
  await vi.waitFor(() => expect(onLoadError).toHaveBeenCalledOnce());
  expect(sent).toEqual([]);
  onLoadError.mock.calls[0]?.[1]();
  await vi.waitFor(() => expect(sent).toHaveLength(2));
});

test('an addition is repeated as it was: the machine sees by itself that the product has come', async () => {
  const { sent, load } = noted();
  const { process } = start(load);
  process.buyNow(bouquet, 3);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  const change = { kind: 'add', productId: 7, quantity: 3, isCartShop: true } as const;
  process.retry({ change, before: emptyCart, hasAnswer: true })();
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual(sent[0]);
});
