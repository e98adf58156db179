import type { UseQueryResult } from '@tanstack/react-query';
import { exactRoubles } from '@vetka/domain/ledger';
import { plural } from '@vetka/domain/plural';
import type { ReconciledDay, ReconciledDays } from '@vetka/domain/reconciliation';
import { Badge } from '@vetka/ui/Badge';
import { DateText } from '@vetka/ui/DateText';
import { EmptyMessage } from '@vetka/ui/EmptyMessage';
import { NotLoaded } from '../../../shell/errors/NotLoaded.tsx';
import * as styles from '../moderation.css.ts';
import { bankTitles } from './differenceWords.ts';

/** Incoming and outgoing money of each day, on both sides. */
export function Days({ list }: { list: UseQueryResult<ReconciledDays> }) {
  const { data } = list;
  if (!data) return <NotLoaded query={list} />;
  if (data.data.length === 0) {
    return (
      <EmptyMessage
        hasVase
        level={2}
        title="Ещё не сверяли"
        text="Сверка идёт каждую ночь. Можно не ждать и сверить сейчас"
        action={null}
      />
    );
  }
  return (
    <ul className={styles.list}>
      {data.data.map((day) => (
        <DayRow key={`${day.bank} ${day.day}`} row={day} />
      ))}
    </ul>
  );
}

const sides = (ours: number, theirs: number): string =>
  ours === theirs ? exactRoubles(ours) : `у нас ${exactRoubles(ours)}, в банке ${exactRoubles(theirs)}`;

function DayRow({ row: { day, bank, ours, theirs, paidOut, paidOutThere, fees, unanswered } }: { row: ReconciledDay }) {
  const isEqual = ours === theirs && paidOut === paidOutThere;
  return (
    <li className={styles.dispute}>
      <div className={styles.titleRow}>
        <h2 className={styles.title}>
          <DateText value={day} />, {bankTitles[bank]}
        </h2>
        <Badge tone={isEqual ? 'leaf' : 'danger'}>{isEqual ? 'Сошлось' : 'Расходится'}</Badge>
      </div>
      <div className={styles.words}>
        <span>Пришло за вычетом возвратов: {sides(ours, theirs)}</span>
        <span>Выплачено магазинам: {sides(paidOut, paidOutThere)}</span>
        {fees > 0 && <span className={styles.note}>Комиссия банка {exactRoubles(fees)}</span>}
        {unanswered > 0 && (
          <span className={styles.note}>
            Банк не ответил про {plural(unanswered, ['операцию', 'операции', 'операций'])}: сверим в следующий раз
          </span>
        )}
      </div>
    </li>
  );
}
