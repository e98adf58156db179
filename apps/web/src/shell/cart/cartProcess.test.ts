import { expect, test, vi } from 'vitest';
import { createCartProcess } from './cartProcess.ts';
import type { CartActor } from './cartActor.ts';

const bouquet = { productId: 7, title: 'Букет', price: 100_00, image: null };

function start(load: () => Promise<CartActor>) {
  const onLoadError = vi.fn();
  return { onLoadError, process: createCartProcess({ load, isCartShop: () => true, onLoadError }) };
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
