import type { ChangeManyGoods } from '@vetka/domain/goods';
import { expect, test } from 'vitest';
import { createManyGoods } from './manyGoods.ts';

/** A server that makes each request once, and whose answers may be lost. */
function server() {
  const made = new Map<string, number>();
  const products: number[] = [];
  const state = { lost: -1, sent: 0 };
  const changeMany = createManyGoods(async ({ ids, isDryRun, requestId = '' }: ChangeManyGoods) => {
    if (!isDryRun && !made.has(requestId)) {
      made.set(requestId, made.size + 1);
      products.push(...ids);
    }
    state.sent += 1;
    if (state.sent === state.lost) throw new Error('lost');
    return { changeId: made.get(requestId) ?? null, differences: [] };
  });
  return { changeMany, state, products };
}

const cheaper = { kind: 'PRICE_PERCENT' as const, percent: -10 };
const first = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

test('more products than one request may change are changed in parts, all of them once', async () => {
  const { changeMany, products } = server();
  expect(await changeMany(first(450), cheaper, true)).toMatchObject({ changeIds: [], isDone: false });
  expect(await changeMany(first(450), cheaper, false)).toMatchObject({ changeIds: [1, 2, 3], isDone: true });
  expect(products).toEqual(first(450));
});

test('after a lost answer a dry run tells that the change is made, and pressing again makes only what is left', async () => {
  const one = server();
  one.state.lost = 1;
  await expect(one.changeMany([7, 8], cheaper, false)).rejects.toThrow('lost');
  expect(await one.changeMany([7, 8], cheaper, true)).toMatchObject({ changeIds: [1], isDone: true });
  expect(await one.changeMany([7, 8], cheaper, true), 'the next change is another one').toMatchObject({
    isDone: false,
  });

  const many = server();
  many.state.lost = 2;
  await expect(many.changeMany(first(500), cheaper, false)).rejects.toThrow('lost');
  expect(await many.changeMany(first(500), cheaper, true)).toMatchObject({ changeIds: [1, 2], isDone: false });
  expect(await many.changeMany(first(500), cheaper, false)).toMatchObject({ changeIds: [1, 2, 3], isDone: true });
  expect(many.products).toEqual(first(500));
});

test('another change of the same products is another request', async () => {
  const { changeMany, state, products } = server();
  state.lost = 1;
  await expect(changeMany([7], cheaper, false)).rejects.toThrow('lost');
  await changeMany([7], { ...cheaper, percent: -20 }, false);
  expect(products).toEqual([7, 7]);
});
