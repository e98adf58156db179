import { useInfiniteQuery } from '@tanstack/react-query';
import type { OfferAction, OfferChange } from '@vetka/domain/offer';
import { DateText } from '@vetka/ui/DateText';
import { LoadFailure } from '../../shell/errors/LoadFailure.tsx';
import { PagedItems } from '../../shell/lists/PagedItems.tsx';
import { useApi } from '../../shell/useContext.ts';
import * as styles from './moderation.css.ts';
import { moderationQueries } from './moderation.queries.ts';

const actions: Partial<Record<OfferAction, string>> = {
  CREATED: 'добавлена',
  CHANGED: 'новые условия',
  STOPPED: 'снята с продажи',
  RESUMED: 'снова в продаже',
};

const linesOf = ({ changes }: OfferChange): string =>
  changes.map(({ field, before, after }) => `${field}: ${before || 'нет'} → ${after || 'нет'}`).join('; ');

/** Who changed the plans of the platform, and how. */
export function PlanHistory() {
  const list = useInfiniteQuery(moderationQueries.planHistory(useApi()));
  const { data, error, refetch } = list;
  return (
    <section className={styles.dispute} aria-labelledby="plan-history">
      <h2 id="plan-history" className={styles.title}>
        Как менялись условия
      </h2>
      <p className={styles.note}>Купившие подписку раньше пользуются ею на условиях того дня.</p>
      {error && !data && <LoadFailure error={error} onRetry={() => void refetch()} />}
      <PagedItems list={list} empty={<p className={styles.note}>Подписки ещё не меняли.</p>}>
        {(rows) => (
          <ul>
            {rows.map((row) => (
              <li key={row.id} className={styles.entry}>
                <span className={styles.term}>
                  {row.subject}: {actions[row.action]}
                </span>
                {row.changes.length > 0 && <span className={styles.meanings}>{linesOf(row)}</span>}
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
