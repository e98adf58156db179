import {
  goodsFilters,
  goodsLimits,
  goodsSorts,
  goodsTableColumns,
  usualGoodsColumns,
  type GoodsFilter,
  type GoodsQuery,
  type GoodsSort,
  type GoodsTableColumn,
} from '@vetka/domain/goods';
import { cutText } from '@vetka/domain/text';

/** The URL of the table of goods. */
export interface GoodsSearch {
  filter?: GoodsFilter;
  sort?: GoodsSort;
  search?: string;
  /** Only goods of this category and its descendants. */
  category?: number;
  /** Chosen columns; absent for the usual ones. */
  columns?: GoodsTableColumn[];
  /** The saved view that was opened. The rest of the URL is the current state of the table. */
  view?: number;
}

/** In the table's own order, each once. */
const inOrder = (columns: readonly string[]): GoodsTableColumn[] =>
  goodsTableColumns.filter((column) => columns.includes(column));

const isUsual = (columns: readonly GoodsTableColumn[]): boolean => columns.join() === usualGoodsColumns.join();

function columnsIn(raw: unknown): GoodsTableColumn[] | undefined {
  const named = Array.isArray(raw) ? raw.map(String) : typeof raw === 'string' ? raw.split(',') : undefined;
  const columns = named && inOrder(named);
  return columns && !isUsual(columns) ? columns : undefined;
}

/** An id in a URL; undefined for anything else. */
function idIn(raw: unknown): number | undefined {
  const id = Number(raw);
  return Number.isSafeInteger(id) && id > 0 && id <= 2_147_483_647 ? id : undefined;
}

export function parseGoodsSearch(raw: Record<string, unknown>): GoodsSearch {
  const filter = goodsFilters.find((each) => each === raw['filter']);
  const sort = goodsSorts.find((each) => each === raw['sort']);
  const text = typeof raw['search'] === 'string' ? cutText(raw['search'], goodsLimits.search) : '';
  const columns = columnsIn(raw['columns']);
  const [category, view] = [idIn(raw['category']), idIn(raw['view'])];
  return {
    ...(filter && filter !== 'ALL' && { filter }),
    ...(sort && sort !== 'sold' && { sort }),
    ...(text && { search: text }),
    ...(columns && { columns }),
    ...(category && { category }),
    ...(view && { view }),
  };
}

/** Query string with its `?`; empty for the table's initial state. */
export function goodsQuery(search: GoodsSearch): string {
  const entries = Object.entries(parseGoodsSearch({ ...search })).map(([key, value]) => [key, String(value)]);
  const query = new URLSearchParams(entries);
  return query.size > 0 ? `?${query}` : '';
}

type Asked = Pick<GoodsQuery, 'filter' | 'sort' | 'search' | 'category'>;

/** The part of the URL that decides which goods are shown. */
export const goodsAsked = ({ filter, sort, search, category }: GoodsSearch): Asked => ({
  ...(filter && { filter }),
  ...(sort && { sort }),
  ...(search && { search }),
  ...(category && { category }),
});

export const columnsOf = ({ columns }: GoodsSearch): readonly GoodsTableColumn[] => columns ?? usualGoodsColumns;
