import { useInfiniteQuery } from '@tanstack/react-query';
import type { OfferAction } from '@vetka/domain/offer';
import { PagedItems } from '../../shell/lists/PagedItems.tsx';
import { OfferChanges } from '../../shell/promotions/OfferChanges.tsx';
import { useApi } from '../../shell/useContext.ts';
import * as styles from './moderation.css.ts';
import { moderationQueries } from './moderation.queries.ts';

const actions: Partial<Record<OfferAction, string>> = {
  CREATED: 'добавлена',
  CHANGED: 'новые условия',
  STOPPED: 'снята с продажи',
  RESUMED: 'снова в продаже',
};

/** The history of the platform's plans. */
export function PlanHistory() {
  const list = useInfiniteQuery(moderationQueries.planHistory(useApi()));
  return (
    <section className={styles.dispute} aria-labelledby="plan-history">
      <h2 id="plan-history" className={styles.title}>
        Как менялись условия
      </h2>
      <p className={styles.note}>Купившие подписку раньше пользуются ею на условиях того дня.</p>
      <PagedItems list={list} empty={<p className={styles.note}>Подписки ещё не меняли.</p>}>
        {(rows) => <OfferChanges rows={rows} actions={actions} />}
      </PagedItems>
    </section>
  );
}
