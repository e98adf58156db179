import type { PayoutRequisites } from '@vetka/domain/payout';
import { useDesk } from '../DeskContext.ts';
import * as styles from './money.css.ts';
import { momentText } from './payoutText.ts';

/** The history of requisites, newest first. */
export function RequisitesHistory({ rows }: { rows: readonly PayoutRequisites[] }) {
  const { timeZone } = useDesk().place;
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>История</h2>
      {rows.length === 0 ? (
        <p className={styles.note}>Здесь будет видно, кто и когда менял реквизиты.</p>
      ) : (
        <ul className={styles.months}>
          {rows.map(({ id, account, bankName, by, createdAt, endedAt, refusal }) => (
            <li key={id} className={styles.past}>
              <b>
                {bankName}, {account}
              </b>
              <span className={styles.note}>{`${by || 'Аккаунт удалён'}, ${momentText(createdAt, timeZone)}`}</span>
              {endedAt !== null && <span className={styles.note}>Заменены {momentText(endedAt, timeZone)}</span>}
              {refusal !== '' && <span className={styles.note}>Банк не принял: {refusal}</span>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
