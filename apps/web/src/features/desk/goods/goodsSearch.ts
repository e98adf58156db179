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

/** What the URL of the table of goods says. */
export interface GoodsSearch {
  filter?: GoodsFilter;
  sort?: GoodsSort;
  search?: string;
  /** Chosen columns; absent for the usual ones. */
  columns?: GoodsTableColumn[];
  /** The saved view that was opened. The rest of the URL says what the table shows now. */
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

export function parseGoodsSearch(raw: Record<string, unknown>): GoodsSearch {
  const filter = goodsFilters.find((each) => each === raw['filter']);
  const sort = goodsSorts.find((each) => each === raw['sort']);
  const text = typeof raw['search'] === 'string' ? raw['search'].slice(0, goodsLimits.search) : '';
  const columns = columnsIn(raw['columns']);
  const view = Number(raw['view']);
  return {
    ...(filter && filter !== 'ALL' && { filter }),
    ...(sort && sort !== 'sold' && { sort }),
    ...(text && { search: text }),
    ...(columns && { columns }),
    ...(Number.isSafeInteger(view) && view > 0 && { view }),
  };
}

/** Query string with its `?`; empty for the table as it opens. */
export function goodsQuery(search: GoodsSearch): string {
  const entries = Object.entries(parseGoodsSearch({ ...search })).map(([key, value]) => [key, String(value)]);
  const query = new URLSearchParams(entries);
  return query.size > 0 ? `?${query}` : '';
}

/** The part of the URL that decides which goods are shown. */
export const goodsAsked = ({ filter, sort, search }: GoodsSearch): Pick<GoodsQuery, 'filter' | 'sort' | 'search'> => ({
  ...(filter && { filter }),
  ...(sort && { sort }),
  ...(search && { search }),
});

export const columnsOf = ({ columns }: GoodsSearch): readonly GoodsTableColumn[] => columns ?? usualGoodsColumns;
