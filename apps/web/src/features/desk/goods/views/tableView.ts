import type { DeskView } from '@vetka/domain/desk';
import { goodsQuery, parseGoodsSearch, type GoodsSearch } from '../goodsSearch.ts';

/** The query string of the table's state, as stored in views. */
export const viewQuery = ({ view: _view, ...shown }: GoodsSearch): string => goodsQuery(shown).slice(1);

/** The URL of a saved view. */
export const searchOfView = ({ id, query }: DeskView): GoodsSearch =>
  parseGoodsSearch({ ...Object.fromEntries(new URLSearchParams(query)), view: id });
