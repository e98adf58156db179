import type { ChangeManyGoods } from '@vetka/domain/goods';
import { expect, test } from 'vitest';
import { createManyGoods, type ManyGoods } from './manyGoods.ts';

type Change = ChangeManyGoods['change'];

const cheaper: Change = { kind: 'PRICE_PERCENT', percent: -10 };
const first = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const difference = { title: 'Букет', field: 'PRICE' as const, before: 1000, category: null, problem: '' };

/** A server that makes each request once, and whose answers may be lost. Products in `settled` have the price already. */
function server(settled: readonly number[] = []) {
  const made = new Map<string, number>();
  const products: number[] = [];
  const state = { lost: [] as number[], sent: 0 };
  const many = createManyGoods(async ({ ids, isDryRun, requestId = '' }: ChangeManyGoods) => {
    const changed = ids.filter((id) => !settled.includes(id));
    if (!isDryRun && !made.has(requestId) && changed.length > 0) {
      made.set(requestId, made.size + 1);
      products.push(...changed);
    }
    state.sent += 1;
    if (state.lost.includes(state.sent)) throw new Error('lost');
    const differences = ids.map((id) => ({ ...difference, id, after: settled.includes(id) ? 1000 : 900 }));
    return { changeId: made.get(requestId) ?? null, differences };
  });
  return {
    products,
    ...many,
    asked: (count: number, change = cheaper): Promise<ManyGoods> => many.ask(first(count), change),
    /** Loses the answers of these next requests. */
    lose: (...next: number[]) => {
      state.lost = next.map((each) => state.sent + each);
    },
  };
}

const shownIds = ({ differences }: ManyGoods) => differences.map(({ id }) => id);

test('more products than one request may change are changed in parts, all of them once', async () => {
  const { asked, run, products } = server();
  const tried = await asked(450);
  expect(tried.made.ids).toEqual([]);
  expect(shownIds(tried)).toEqual(first(450));
  const done = { ids: first(450), changeIds: [1, 2, 3], count: 450 };
  expect(await run(tried)).toMatchObject({ many: { left: [], differences: [], made: done } });
  expect(products).toEqual(first(450));
});

test('a change that was made although its answer was lost can be undone at once', async () => {
  const { asked, run, lose } = server();
  const tried = await asked(2);
  lose(1);
  expect(await run(tried)).toMatchObject({
    many: { left: [], made: { ids: [1, 2], changeIds: [1], count: 2 } },
    error: new Error('lost'),
  });
  expect((await asked(2)).left, 'the next change is another one').toHaveLength(1);
});

test('of a change that broke off the parts that are made can be undone, and the others are previewed', async () => {
  const { asked, run, lose, products } = server();
  const tried = await asked(500);
  lose(2);
  const { many } = await run(tried);
  expect(many.made).toEqual({ ids: first(400), changeIds: [1, 2], count: 400 });
  expect(shownIds(many)).toEqual(first(500).slice(400));
  expect(await run(many), 'one undo returns everything').toMatchObject({
    many: { left: [], made: { ids: first(500), changeIds: [1, 2, 3], count: 500 } },
  });
  expect(products).toEqual(first(500));
});

test('without a dry run the answered parts count as made, and pressing again makes the others once', async () => {
  const { asked, run, ask, lose, products } = server();
  const tried = await asked(500);
  lose(2, 3);
  const { many } = await run(tried);
  expect(many.made).toEqual({ ids: first(200), changeIds: [1], count: 200 });
  expect(shownIds(many)).toEqual(first(500).slice(200));
  const again = await ask(first(500).slice(200), cheaper);
  expect(again.made, 'asked again after the preview was closed').toMatchObject({ changeIds: [2], count: 200 });
  await run(again);
  expect(products).toEqual(first(500));
});

test('a part that changes nothing is not left over', async () => {
  const { asked, run, lose } = server(first(400).slice(200));
  const tried = await asked(400);
  lose(1);
  expect(await run(tried)).toMatchObject({ many: { left: [], made: { changeIds: [1], count: 200 } } });
  expect((await server(first(3)).asked(3)).left, 'a preview says that nothing would change').toHaveLength(1);
});

test('another change of the same products is another request, and each preview makes its own change', async () => {
  const { asked, run, lose, products } = server();
  const tried = await asked(1);
  const other = await asked(1, { kind: 'PRICE_PERCENT', percent: -20 });
  lose(1, 2);
  expect((await run(tried)).many.change).toEqual(cheaper);
  await run(other);
  expect(products).toEqual([1, 1]);
});
