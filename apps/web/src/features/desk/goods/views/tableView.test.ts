import { expect, test } from 'vitest';
import { goodsQuery, parseGoodsSearch, type GoodsSearch } from '../goodsSearch.ts';
import { searchOfView, viewQuery } from './tableView.ts';

const shown: GoodsSearch = {
  filter: 'RUNNING_OUT',
  sort: 'stock',
  search: 'роз',
  category: 4,
  columns: ['sku', 'stock'],
};
const reread = (search: GoodsSearch) => parseGoodsSearch(Object.fromEntries(new URLSearchParams(goodsQuery(search))));

test('a view stores the state of the table, and its address is parsed back to the same view', () => {
  const query = viewQuery(shown);
  expect(query).toBe('filter=RUNNING_OUT&sort=stock&search=%D1%80%D0%BE%D0%B7&columns=sku%2Cstock&category=4');
  const opened = searchOfView({ id: 7, name: 'На переучёт', query });
  expect(opened).toEqual({ ...shown, view: 7 });
  expect(viewQuery(reread(opened))).toBe(query);
});

test.each<Partial<GoodsSearch>>([{ filter: 'DRAFT' }, { sort: 'new' }, { search: '' }, { columns: ['stock'] }])(
  'the table no longer shows the view with %o',
  (change) => {
    expect(viewQuery({ ...shown, ...change })).not.toBe(viewQuery(shown));
  },
);

test('a view without columns differs from a view with the default ones', () => {
  const query = viewQuery({ columns: [] });
  const opened = searchOfView({ id: 7, name: 'Без столбцов', query });
  expect(reread(opened).columns).toEqual([]);
  expect(query).not.toBe(viewQuery({}));
});

test('the default columns are left out of the address, and unknown ones ignored', () => {
  expect(goodsQuery({ columns: ['price', 'oldPrice', 'costPrice', 'stock', 'status', 'sold'] })).toBe('');
  expect(parseGoodsSearch({ columns: 'price,gold' })).toEqual({ columns: ['price'] });
  expect(parseGoodsSearch({ category: 'rozy', view: '-1' })).toEqual({});
});

test('a saved filter that no longer exists is ignored', () => {
  expect(searchOfView({ id: 7, name: 'Старый', query: 'filter=GONE&sort=stock' })).toEqual({ sort: 'stock', view: 7 });
});
