import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '@vetka/ui/Button';
import { DateText } from '@vetka/ui/DateText';
import { PagedItems } from '../../../shell/lists/PagedItems.tsx';
import { useApi } from '../../../shell/useContext.ts';
import * as styles from './delivery.css.ts';
import { deliveryQueries } from './delivery.queries.ts';
import type { DeliveryChanges } from './useDeliveryChanges.ts';

/** The history of the delivery. */
export function DeliveryHistoryCard({ service, changes }: { service: string; changes: DeliveryChanges }) {
  const list = useInfiniteQuery(deliveryQueries.history(useApi(), service));
  return (
    <section className={styles.card} aria-labelledby="delivery-history">
      <h2 id="delivery-history" className={styles.title}>
        Что меняли
      </h2>
      <PagedItems list={list} empty={<p className={styles.note}>Доставку ещё не меняли.</p>}>
        {(rows) => (
          <ul>
            {rows.map(({ changeId, title, lines, by, createdAt, isUndone, mayUndo }) => (
              <li key={changeId} className={styles.change}>
                <span className={styles.wayName}>{title}</span>
                {lines.map((line) => (
                  <span key={line}>{line}</span>
                ))}
                <span className={styles.note}>
                  {by}, <DateText value={createdAt} />
                  {isUndone && ', вернули'}
                </span>
                {mayUndo && (
                  <span>
                    <Button variant="plain" size="s" onClick={() => void changes.undo(changeId)}>
                      Вернуть
                    </Button>
                  </span>
                )}
              </li>
            ))}
          </ul>
        )}
      </PagedItems>
    </section>
  );
}
