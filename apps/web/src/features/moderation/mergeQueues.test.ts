import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeQueues } from './mergeQueues.ts';

const at = (minute: number) => ({ since: new Date(minute * 60_000).toISOString() });

test('what waits longest is first, whatever its kind', () => {
  const { entries, next } = mergeQueues([
    { entries: [at(2), at(5)], hasMore: false },
    { entries: [at(1), at(9)], hasMore: false },
    { entries: [], hasMore: false },
  ]);
  expect(entries).toEqual([at(1), at(2), at(5), at(9)]);
  expect(next).toEqual([]);
});

test('later entries wait until the queue that ended before them is loaded further', () => {
  const { entries, next } = mergeQueues([
    { entries: [at(2), at(5)], hasMore: true },
    { entries: [at(1), at(9)], hasMore: true },
  ]);
  expect(entries).toEqual([at(1), at(2), at(5)]);
  expect(next).toEqual([0]);
});

test('loading on shows every entry once and in order, and never puts one above those already shown', () => {
  const queue = fc.array(fc.nat(50), { maxLength: 12 }).map((minutes) => minutes.toSorted((a, b) => a - b).map(at));
  fc.assert(
    fc.property(fc.array(queue, { minLength: 1, maxLength: 5 }), fc.integer({ min: 1, max: 4 }), (queues, size) => {
      const pages = queues.map(() => 1);
      const merged = () =>
        mergeQueues(
          queues.map((all, index) => {
            const loaded = (pages[index] ?? 0) * size;
            return { entries: all.slice(0, loaded), hasMore: loaded < all.length };
          }),
        );
      for (let shown = merged(); shown.next.length > 0;) {
        for (const index of shown.next) pages[index] = (pages[index] ?? 0) + 1;
        const further = merged();
        const times = shown.entries.map(({ since }) => since);
        expect(further.entries.slice(0, times.length).map(({ since }) => since)).toEqual(times);
        shown = further;
      }
      expect(merged().entries.map(({ since }) => since)).toEqual(
        queues
          .flat()
          .map(({ since }) => since)
          .toSorted(),
      );
    }),
  );
});
