import { useInfiniteQuery } from '@tanstack/react-query';
import { PagedItems } from '../../../shell/lists/PagedItems.tsx';
import { OfferChanges } from '../../../shell/promotions/OfferChanges.tsx';
import { useApi } from '../../../shell/useContext.ts';
import * as styles from './offers.css.ts';
import { offersQueries } from './offers.queries.ts';

/** The history of promo codes and plans. */
export function OffersHistory({ service }: { service: string }) {
  const list = useInfiniteQuery(offersQueries.history(useApi(), service));
  return (
    <section className={styles.card} aria-labelledby="offers-history">
      <h2 id="offers-history" className={styles.title}>
        Что меняли
      </h2>
      <PagedItems list={list} empty={<p className={styles.note}>Здесь будет видно, кто и что изменил.</p>}>
        {(rows) => <OfferChanges rows={rows} />}
      </PagedItems>
    </section>
  );
}
