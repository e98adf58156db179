import { emptyCart, type Cart } from '@vetka/domain/cart';
import { expect, test, vi } from 'vitest';
import { createCartProcess } from './cartProcess.ts';
import type { CartActor } from './cartActor.ts';

const bouquet = { productId: 7, title: 'Букет', price: 100_00, image: null };

function start(load: () => Promise<CartActor>, fetchCart = () => Promise.resolve(emptyCart)) {
  const onLoadError = vi.fn();
  return { onLoadError, process: createCartProcess({ load, fetchCart, isCartShop: () => true, onLoadError }) };
}

test('the machine is loaded once, by the first command, which shows as busy immediately', async () => {
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

test('a failure to load the machine is reported, clears the busy state, and can be retried', async () => {
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

test('refetching the cart does not load the machine', () => {
  const load = vi.fn();
  start(load).process.replace({} as never);
  expect(load).not.toHaveBeenCalled();
});

/** A fake machine that records its events and keeps the cart it is given. */
function recordingMachine() {
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

test('after a lost response the cart is refetched before anything is resent', async () => {
  const { sent, load } = recordingMachine();
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

test('a change that the server has applied is not resent when its response was lost', async () => {
  const { sent, load } = recordingMachine();
  const { process } = start(load, () => Promise.resolve(cartOf(2)));
  process.retry({ change: oneMore, before: cartOf(1), hasAnswer: false })();
  await vi.waitFor(() => expect(sent).toEqual([{ type: 'cart.replace', cart: cartOf(2) }]));
});

test('a change waits for another retry while the cart cannot be fetched', async () => {
  const { sent, load } = recordingMachine();
  const fetchCart = vi
    .fn<() => Promise<Cart>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(cartOf(1));
  const { process, onLoadError } = start(load, fetchCart);
  process.retry({ change: oneMore, before: cartOf(1), hasAnswer: false })();
  await vi.waitFor(() => expect(onLoadError).toHaveBeenCalledOnce());
  expect(sent).toEqual([]);
  onLoadError.mock.calls[0]?.[1]();
  await vi.waitFor(() => expect(sent).toHaveLength(2));
});

test('an addition is retried unchanged: the machine detects that the product is already in the cart', async () => {
  const { sent, load } = recordingMachine();
  const { process } = start(load);
  process.buyNow(bouquet, 3);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  const change = { kind: 'add', productId: 7, quantity: 3, isCartShop: true } as const;
  process.retry({ change, before: emptyCart, hasAnswer: true })();
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual(sent[0]);
});
