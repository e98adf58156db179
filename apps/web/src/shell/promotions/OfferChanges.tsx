import type { OfferAction, OfferChange } from '@vetka/domain/offer';
import { DateText } from '@vetka/ui/DateText';
import * as styles from './promotions.css.ts';

const defaultActions: Record<OfferAction, string> = {
  CREATED: 'создание',
  CHANGED: 'изменение',
  STOPPED: 'остановка',
  RESUMED: 'возобновление',
  AT_COST: 'теперь по себестоимости для подписчиков',
  NOT_AT_COST: 'больше не по себестоимости',
};

interface OfferChangesProps {
  rows: readonly OfferChange[];
  /** Other names of actions. */
  actions?: Partial<Record<OfferAction, string>>;
}

/** The history of promo codes and plans. */
export function OfferChanges({ rows, actions }: OfferChangesProps) {
  const words = { ...defaultActions, ...actions };
  return (
    <ul className={styles.changes}>
      {rows.map(({ id, subject, action, changes, by, createdAt }) => (
        <li key={id} className={styles.change}>
          <span className={styles.subject}>
            {subject}: {words[action]}
          </span>
          {changes.length > 0 && <span className={styles.note}>{linesOf(changes)}</span>}
          <span className={styles.note}>
            {by}, <DateText value={createdAt} />
          </span>
        </li>
      ))}
    </ul>
  );
}

const linesOf = (changes: OfferChange['changes']): string =>
  changes.map(({ field, before, after }) => `${field}: ${before || 'нет'} → ${after || 'нет'}`).join('; ');
