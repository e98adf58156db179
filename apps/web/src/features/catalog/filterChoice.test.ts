import type { AnyRouter } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFilterChoice } from './filterChoice.ts';

let online = new EventTarget();
/** Until the next frame is painted. */
const painted = () => vi.advanceTimersByTimeAsync(20);

beforeEach(() => {
  vi.useFakeTimers();
  online = new EventTarget();
  vi.stubGlobal('addEventListener', online.addEventListener.bind(online));
  vi.stubGlobal('requestAnimationFrame', (paint: () => void) => setTimeout(paint, 16));
  vi.stubGlobal('location', { origin: 'http://vetka.example' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A router that reports each navigation, which the test finishes. */
function openCatalogue() {
  const opened: string[] = [];
  const ends: (() => void)[] = [];
  const network = { error: undefined as unknown };
  let onLeave: (event: { toLocation: { href: string } }) => void = () => undefined;
  const leave = (href = '/popular') => onLeave({ toLocation: { href } });
  const choice = createFilterChoice({
    subscribe: (_: string, listener: typeof onLeave) => void (onLeave = listener),
    preloadRoute: async () => [{ status: network.error ? 'error' : 'success', error: network.error }],
    navigate: ({ href }: { href: string }) => {
      opened.push(href);
      leave(href);
      return new Promise<void>((resolve) => ends.push(resolve));
    },
  } as unknown as AnyRouter);
  const choose = (query: object) => choice.choose({ path: '/catalog', query });
  const finish = async () => {
    for (const end of ends.splice(0)) end();
    await painted();
  };
  return { ...choice, opened, choose, leave, finish, network, chosen: () => choice.latest.get()?.query };
}

test('consecutive choices load one list, and all of them are visible at once', async () => {
  const { opened, choose, finish, chosen } = openCatalogue();
  choose({ rating: 4 });
  await vi.advanceTimersByTimeAsync(150);
  choose({ rating: 4, inStock: true });
  await vi.advanceTimersByTimeAsync(150);
  choose({ rating: 4, inStock: true, deliveryToday: true });
  expect(chosen()).toEqual({ rating: 4, inStock: true, deliveryToday: true });
  await vi.advanceTimersByTimeAsync(1000);
  expect(opened).toEqual(['/catalog?rating=4&inStock=true&deliveryToday=true']);
  expect(chosen(), 'until the list is shown').toBeDefined();
  await finish();
  expect(chosen()).toBeUndefined();
});

test('a choice after the pause loads another list, and the first one does not end it', async () => {
  const { opened, choose, finish, chosen } = openCatalogue();
  choose({ rating: 4 });
  await vi.advanceTimersByTimeAsync(500);
  choose({ rating: 4, inStock: true });
  await finish();
  expect(chosen()).toEqual({ rating: 4, inStock: true });
  await vi.advanceTimersByTimeAsync(500);
  expect(opened).toEqual(['/catalog?rating=4', '/catalog?rating=4&inStock=true']);
});

test('the address changes in a later frame than the answer, unless another list was chosen meanwhile', async () => {
  const { opened, choose } = openCatalogue();
  choose({ rating: 4 });
  await vi.advanceTimersByTimeAsync(200);
  expect(opened).toEqual([]);
  choose({ rating: 4, inStock: true });
  await vi.advanceTimersByTimeAsync(200);
  expect(opened).toEqual([]);
  await painted();
  expect(opened).toEqual(['/catalog?rating=4&inStock=true']);
});

test('leaving the page during the pause drops the choice', async () => {
  const { opened, choose, leave, chosen } = openCatalogue();
  choose({ rating: 4 });
  leave();
  await vi.advanceTimersByTimeAsync(1000);
  expect(opened).toEqual([]);
  expect(chosen()).toBeUndefined();
});

test('a list that cannot be loaded is not opened, and the choice stays until it can', async () => {
  const { opened, choose, retry, network, latest, chosen } = openCatalogue();
  network.error = new Error('offline');
  choose({ rating: 4 });
  await vi.advanceTimersByTimeAsync(500);
  expect(latest.get()).toMatchObject({ query: { rating: 4 }, error: network.error });
  retry();
  expect(latest.get()?.error).toBeUndefined();
  await vi.advanceTimersByTimeAsync(500);
  expect(latest.get()?.error).toBe(network.error);
  expect(opened).toEqual([]);
  network.error = undefined;
  online.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(500);
  expect(opened).toEqual(['/catalog?rating=4']);
  expect(chosen()).toEqual({ rating: 4 });
});

test('leaving the page drops a choice that failed, also when the network is back', async () => {
  const { opened, choose, leave, network, chosen } = openCatalogue();
  network.error = new Error('offline');
  choose({ rating: 4 });
  await vi.advanceTimersByTimeAsync(500);
  leave();
  network.error = undefined;
  online.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(500);
  expect(opened).toEqual([]);
  expect(chosen()).toBeUndefined();
});
