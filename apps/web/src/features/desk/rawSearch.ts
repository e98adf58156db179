/**
 * Search parameters of the desk as in the URL. Routes keep them raw: their parsers depend on the desk's domain code,
 * which must not be loaded with the shop's first page.
 */
type RawSearch = Record<string, unknown>;

export const rawQueueSearch = ({ filter, day, search }: RawSearch): RawSearch => ({ filter, day, search });

export const rawPrintSearch = ({ ids, day, slot }: RawSearch): RawSearch => ({ ids, day, slot });

export const rawReviewsSearch = ({ filter }: RawSearch): RawSearch => ({ filter });
export const rawCalendarSearch = ({ day }: RawSearch): RawSearch => ({ day });
export const rawGoodsSearch = ({ filter, sort, search, category, columns, view }: RawSearch): RawSearch => ({
  filter,
  sort,
  search,
  category,
  columns,
  view,
});
export const rawImportSearch = ({ id }: RawSearch): RawSearch => ({ id });
export const rawStemsSearch = ({ search, count }: RawSearch): RawSearch => ({ search, count });
export const rawStatisticsSearch = ({ days, from, to, step, compare }: RawSearch): RawSearch => ({
  days,
  from,
  to,
  step,
  compare,
});
export const rawOffersSearch = ({ coupon }: RawSearch): RawSearch => ({ coupon });
export const rawMoneySearch = ({ view, month, kind, account, search }: RawSearch): RawSearch => ({
  view,
  month,
  kind,
  account,
  search,
});
