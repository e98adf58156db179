import { exactRoubles } from '@vetka/domain/ledger';
import { differenceLabels, differenceResolutionLabels, type Difference } from '@vetka/domain/reconciliation';
import { Badge } from '@vetka/ui/Badge';
import { Button } from '@vetka/ui/Button';
import { DateText } from '@vetka/ui/DateText';
import { useState } from 'react';
import * as styles from '../moderation.css.ts';
import { ObjectHistory } from '../ObjectHistory.tsx';
import { bankTitles, differenceTones, sideNames } from './differenceWords.ts';
import { ResolveDialog } from './ResolveDialog.tsx';

/** Both sides of a difference, and its decision or the possible ones. */
export function DifferenceCard({ row }: { row: Difference }) {
  const [isResolving, setIsResolving] = useState(false);
  const { id, bank, kind, externalId, orderId, payoutId, ours, theirs, bankStatus, resolution, reason } = row;
  const name = `${differenceLabels[kind]}, ${bankTitles[bank]}, номер ${externalId}`;
  return (
    <li className={styles.dispute}>
      <article aria-label={name} className={styles.words}>
        <div className={styles.titleRow}>
          <h2 className={styles.title}>{differenceLabels[kind]}</h2>
          <Badge tone={resolution ? 'neutral' : differenceTones[kind]}>
            {resolution ? differenceResolutionLabels[resolution] : exactRoubles(Math.abs(theirs - ours))}
          </Badge>
        </div>
        <b>
          У нас {sideNames[kind]} {exactRoubles(ours)}, в банке {exactRoubles(theirs)}
        </b>
        <span className={styles.note}>
          <span className={styles.entryTitle}>
            {bankTitles[bank]}, номер {externalId}
            {bankStatus && `, статус ${bankStatus}`}
            {orderId !== null && `, заказ №\u00A0${orderId}`}
            {payoutId !== null && `, выплата №\u00A0${payoutId}`}
          </span>
        </span>
        {reason && <span className={styles.entryTitle}>«{reason}»</span>}
        <span className={styles.note}>
          Нашли <DateText value={row.createdAt} pattern="d MMMM yyyy, H:mm" />
        </span>
        {row.resolvedAt && (
          <span className={styles.note}>
            Закрыто <DateText value={row.resolvedAt} pattern="d MMMM yyyy, H:mm" />
          </span>
        )}
      </article>
      {resolution === null && (
        <div className={styles.buttons}>
          <Button size="s" variant="tonal" aria-label={`Решить: ${name}`} onClick={() => setIsResolving(true)}>
            Решить
          </Button>
        </div>
      )}
      {resolution !== null && resolution !== 'GONE' && <ObjectHistory kind="DIFFERENCE" id={id} />}
      {isResolving && <ResolveDialog difference={row} onClose={() => setIsResolving(false)} />}
    </li>
  );
}
