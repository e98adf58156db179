import { useInfiniteQuery } from '@tanstack/react-query';
import { goodsFieldLabels, productStatusLabels, type GoodsHistoryRow } from '@vetka/domain/goods';
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

/** Who changed the product's prices, stock and status. */
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
            {rows.map(({ changeId, field, before, after, by, createdAt, isUndone }) => (
              <li key={`${changeId}-${field}`} className={styles.line}>
                <span>{goodsFieldLabels[field]}</span>
                <span>
                  {shown(field, before)} → {shown(field, after)}
                </span>
                <span className={styles.who}>
                  {by}, <DateText value={createdAt} />
                  {isUndone && ', вернули'}
                </span>
              </li>
            ))}
          </ul>
        )}
      </PagedItems>
    </section>
  );
}
