import { exactRoubles } from '@vetka/domain/ledger';
import { payoutStateLabels, type HeldShop, type QueuedPayout } from '@vetka/domain/payout';
import { Badge } from '@vetka/ui/Badge';
import { DateText } from '@vetka/ui/DateText';
import * as styles from '../moderation.css.ts';
import { HoldSwitch } from './HoldSwitch.tsx';
import { bankText, itemsText, payoutTones, stepsOf } from './payoutWords.ts';
import { ShopHead } from './ShopHead.tsx';

interface PayoutCardProps {
  row: QueuedPayout;
  /** The held shops; undefined while they are not known. */
  held: readonly HeldShop[] | undefined;
}

/** A payout: its recipient, amount and parts, its status at the bank, and its times. */
export function PayoutCard({ row, held }: PayoutCardProps) {
  const { payout, shop } = row;
  const { state, amount, account, bankName, reason, items } = payout;
  return (
    <li className={styles.dispute}>
      <ShopHead shop={shop}>
        <Badge tone={payoutTones[state]}>{payoutStateLabels[state]}</Badge>
      </ShopHead>
      <div className={styles.words}>
        <b>{exactRoubles(amount)}</b>
        <span className={styles.note}>
          {account}, {bankName}
        </span>
        {items.length > 0 && <span className={styles.note}>{itemsText(items)}</span>}
        {reason && <span className={styles.entryTitle}>«{reason}»</span>}
        <span className={styles.note}>
          <span className={styles.entryTitle}>{bankText(row)}</span>
        </span>
        {stepsOf(payout).map(({ name, at }) => (
          <span key={name} className={styles.note}>
            {name} <DateText value={at} pattern="d MMMM yyyy, H:mm" />
          </span>
        ))}
      </div>
      {held && <HoldSwitch shop={shop} held={held.find((each) => each.shop.id === shop.id)} />}
    </li>
  );
}
