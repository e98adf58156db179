import { useInfiniteQuery } from '@tanstack/react-query';
import {
  goodsColumnLabels,
  goodsFieldLabels,
  goodsSourceLabels,
  productStatusLabels,
  type GoodsHistoryRow,
} from '@vetka/domain/goods';
import { formatNumber } from '@vetka/domain/plural';
import { DateText } from '@vetka/ui/DateText';
import { PagedItems } from '../../../shell/lists/PagedItems.tsx';
import { useApi } from '../../../shell/useContext.ts';
import * as styles from './editor.css.ts';
import { priceOrDash } from './figures.ts';
import { goodsQueries } from './goods.queries.ts';

const shown = (field: GoodsHistoryRow['field'], value: GoodsHistoryRow['before']): string => {
  if (typeof value === 'string') return productStatusLabels[value];
  return field === 'STOCK' ? (value === null ? 'на заказ' : formatNumber(value)) : priceOrDash(value);
};

/** «2 990 ₽ → 3 450 ₽»; for a page, the changed parts. */
function Change({ row: { field, before, after, columns } }: { row: GoodsHistoryRow }) {
  if (field !== 'PAGE') return `${shown(field, before)} → ${shown(field, after)}`;
  return columns.length === 0 ? 'создана' : columns.map((column) => goodsColumnLabels[column]).join(', ');
}

/** The history of the product's prices, stock, status and page. */
export function ProductHistory({ service, id }: { service: string; id: number }) {
  const list = useInfiniteQuery(goodsQueries.history(useApi(), service, id));
  return (
    <section className={styles.card} aria-labelledby="goods-history">
      <h2 id="goods-history" className={styles.title}>
        Что меняли
      </h2>
      <PagedItems list={list} empty={<p className={styles.note}>Цену, остаток и состояние ещё не меняли.</p>}>
        {(rows) => (
          <ul>
            {rows.map((row) => (
              <li key={`${row.changeId}-${row.field}`} className={styles.line}>
                <span>{goodsFieldLabels[row.field]}</span>
                <span>
                  <Change row={row} />
                </span>
                <span className={styles.who}>
                  {row.by}, {goodsSourceLabels[row.source]}, <DateText value={row.createdAt} />
                  {row.isUndone && ', вернули'}
                </span>
              </li>
            ))}
          </ul>
        )}
      </PagedItems>
    </section>
  );
}
