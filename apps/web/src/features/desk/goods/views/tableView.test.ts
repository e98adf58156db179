import type { GoodsView } from '@vetka/domain/goods';
import { expect, test } from 'vitest';
import { goodsQuery, parseGoodsSearch } from '../goodsSearch.ts';
import { isChanged, searchOfView } from './tableView.ts';

const view: GoodsView = {
  id: 7,
  name: 'На переучёт',
  filter: 'RUNNING_OUT',
  sort: 'stock',
  search: 'роз',
  columns: ['sku', 'stock'],
};

test('the address of a view says what it shows, and is read back as the same view', () => {
  const query = goodsQuery(searchOfView(view));
  expect(query).toBe('?filter=RUNNING_OUT&sort=stock&search=%D1%80%D0%BE%D0%B7&columns=sku%2Cstock&view=7');
  const search = parseGoodsSearch(Object.fromEntries(new URLSearchParams(query)));
  expect(search).toEqual(searchOfView(view));
  expect(isChanged(view, search)).toBe(false);
});

test('a view is changed by another filter, order, search or column, not by its name', () => {
  const search = searchOfView(view);
  expect(isChanged({ ...view, name: 'Иначе' }, search)).toBe(false);
  expect(isChanged(view, { ...search, filter: 'DRAFT' })).toBe(true);
  expect(isChanged(view, { ...search, sort: 'new' })).toBe(true);
  expect(isChanged(view, { ...search, search: '' })).toBe(true);
  expect(isChanged(view, { ...search, columns: ['stock'] })).toBe(true);
});

test('a view without columns is not a view with the usual ones', () => {
  const bare = { ...view, columns: [] };
  const search = parseGoodsSearch(Object.fromEntries(new URLSearchParams(goodsQuery(searchOfView(bare)))));
  expect(search.columns).toEqual([]);
  expect(isChanged(bare, search)).toBe(false);
});

test('the usual columns are left out of the address, and unknown ones ignored', () => {
  expect(goodsQuery({ columns: ['price', 'oldPrice', 'costPrice', 'stock', 'status', 'sold'] })).toBe('');
  expect(parseGoodsSearch({ columns: 'price,gold' })).toEqual({ columns: ['price'] });
});
