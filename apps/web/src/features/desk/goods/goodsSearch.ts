import { goodsFilters, goodsLimits, goodsSorts, type GoodsFilter, type GoodsSort } from '@vetka/domain/goods';

/** What the URL of the table of goods says. */
export interface GoodsSearch {
  filter?: GoodsFilter;
  sort?: GoodsSort;
  search?: string;
}

export function parseGoodsSearch(raw: Record<string, unknown>): GoodsSearch {
  const filter = goodsFilters.find((each) => each === raw['filter']);
  const sort = goodsSorts.find((each) => each === raw['sort']);
  const text = typeof raw['search'] === 'string' ? raw['search'].slice(0, goodsLimits.search) : '';
  return {
    ...(filter && filter !== 'ALL' && { filter }),
    ...(sort && sort !== 'sold' && { sort }),
    ...(text && { search: text }),
  };
}

/** Query string with its `?`; empty for the table as it opens. */
export function goodsQuery(search: GoodsSearch): string {
  const query = new URLSearchParams(Object.entries(parseGoodsSearch({ ...search })));
  return query.size > 0 ? `?${query}` : '';
}
