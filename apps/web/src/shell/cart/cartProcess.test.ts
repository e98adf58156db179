import { beforeEach, expect, test, vi } from 'vitest';
import { createCartProcess } from './cartProcess.ts';
import type { CartActor } from './cartStores.ts';

const bouquet = { productId: 7, title: 'Букет', price: 100_00, image: null };

let paint: () => void;

beforeEach(() => {
  const waiting: (() => void)[] = [];
  paint = () => waiting.splice(0).forEach((callback) => callback());
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => waiting.push(callback));
  return () => vi.unstubAllGlobals();
});

function start(load: () => Promise<CartActor>) {
  const onLoadError = vi.fn();
  return { onLoadError, process: createCartProcess({ load, isCartShop: () => true, onLoadError }) };
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

test('the press is shown before the machine runs, after the paint', async () => {
  const send = vi.fn();
  const { process } = start(() => Promise.resolve({ send } as unknown as CartActor));
  await process.actor();
  process.add(bouquet);
  expect(process.activity.get()).toMatchObject({ busyProductId: 7, isAdding: true });
  await Promise.resolve();
  expect(send).not.toHaveBeenCalled();
  paint();
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
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
  onLoadError.mock.calls[0]?.[1]();
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
  expect(send.mock.calls[0]?.[0]).toMatchObject({ type: 'cart.buyNow', product: bouquet });
});

test('refetching the cart does not load the machine', () => {
  const load = vi.fn();
  start(load).process.replace({} as never);
  expect(load).not.toHaveBeenCalled();
});
