import type { AnyRouter } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFilterChoice } from './filterChoice.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A router that reports each navigation, which the test finishes. */
function openCatalogue() {
  const opened: string[] = [];
  const ends: (() => void)[] = [];
  let onLeave: () => void = () => undefined;
  const leave = () => onLeave();
  const choice = createFilterChoice({
    subscribe: (_: string, listener: () => void) => void (onLeave = listener),
    navigate: ({ href }: { href: string }) => {
      opened.push(href);
      leave();
      return new Promise<void>((resolve) => ends.push(resolve));
    },
  } as unknown as AnyRouter);
  const choose = (query: object) => choice.choose({ path: '/catalog', query });
  const finish = async () => {
    for (const end of ends.splice(0)) end();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { opened, choose, leave, finish, chosen: () => choice.latest.get()?.query };
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

test('leaving the page during the pause drops the choice', async () => {
  const { opened, choose, leave, chosen } = openCatalogue();
  choose({ rating: 4 });
  leave();
  await vi.advanceTimersByTimeAsync(1000);
  expect(opened).toEqual([]);
  expect(chosen()).toBeUndefined();
});
