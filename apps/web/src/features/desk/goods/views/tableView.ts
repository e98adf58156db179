import type { GoodsView, SavedGoodsView } from '@vetka/domain/goods';
import { columnsOf, parseGoodsSearch, type GoodsSearch } from '../goodsSearch.ts';

/** What the table shows now, under a name. */
export const viewNow = (search: GoodsSearch, name: string): SavedGoodsView => ({
  name: name.trim(),
  filter: search.filter ?? 'ALL',
  sort: search.sort ?? 'sold',
  search: search.search ?? '',
  columns: [...columnsOf(search)],
});

/** The URL of a saved view. */
export const searchOfView = ({ id, filter, sort, search, columns }: GoodsView): GoodsSearch =>
  parseGoodsSearch({ filter, sort, search, columns, view: id });

const textOf = ({ filter, sort, search, columns }: SavedGoodsView): string =>
  JSON.stringify([filter, sort, search, columns]);

/** Whether the table shows something else than the view did when it was saved. */
export const isChanged = (view: GoodsView, search: GoodsSearch): boolean =>
  textOf(view) !== textOf(viewNow(search, view.name));
