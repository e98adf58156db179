import { useInfiniteQuery } from '@tanstack/react-query';
import type { OfferAction, OfferChange } from '@vetka/domain/offer';
import { DateText } from '@vetka/ui/DateText';
import { PagedItems } from '../../../shell/lists/PagedItems.tsx';
import { useApi } from '../../../shell/useContext.ts';
import * as styles from './offers.css.ts';
import { offersQueries } from './offers.queries.ts';

const actions: Record<OfferAction, string> = {
  CREATED: 'создание',
  CHANGED: 'изменение',
  STOPPED: 'остановка',
  RESUMED: 'возобновление',
  AT_COST: 'теперь по себестоимости для подписчиков',
  NOT_AT_COST: 'больше не по себестоимости',
};

const linesOf = ({ changes }: OfferChange): string =>
  changes.map(({ field, before, after }) => `${field}: ${before || 'нет'} → ${after || 'нет'}`).join('; ');

/** Who changed promo codes and plans. */
export function OffersHistory({ service }: { service: string }) {
  const list = useInfiniteQuery(offersQueries.history(useApi(), service));
  return (
    <section className={styles.card} aria-labelledby="offers-history">
      <h2 id="offers-history" className={styles.title}>
        Что меняли
      </h2>
      <PagedItems list={list} empty={<p className={styles.note}>Здесь будет видно, кто и что изменил.</p>}>
        {(rows) => (
          <ul className={styles.rows}>
            {rows.map((row) => (
              <li key={row.id} className={styles.change}>
                <span className={styles.strong}>
                  {row.subject}: {actions[row.action]}
                </span>
                {row.changes.length > 0 && <span className={styles.note}>{linesOf(row)}</span>}
                <span className={styles.note}>
                  {row.by}, <DateText value={row.createdAt} />
                </span>
              </li>
            ))}
          </ul>
        )}
      </PagedItems>
    </section>
  );
}
