import type { PayoutRequisites } from '@vetka/domain/payout';
import { Anchor } from '@vetka/ui/Link';
import { useMinute } from '../../../shell/useMinute.ts';
import { useDesk } from '../DeskContext.ts';
import { ownsShop } from '../deskSections.tsx';
import * as styles from './money.css.ts';
import { requisitesText } from './payoutText.ts';

interface PayoutTargetProps {
  /** The bank's reason for refusing the current requisites; null when it accepted them or has not answered. */
  refusal: string | null;
  /** When the first payout to the current requisites is possible; null without any. */
  activeFrom: string | null;
  /** The current ones; unknown to everybody but the owner. */
  current: PayoutRequisites | undefined;
  /** Of the room of requisites. */
  href: string;
}

/** The account to which the shop is paid, and a link to change it. */
export function PayoutTarget({ activeFrom, refusal, current, href }: PayoutTargetProps) {
  const { place } = useDesk();
  const text = requisitesText({ activeFrom, refusal: refusal ?? '' }, useMinute(), place.timeZone);
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>Куда платить</h2>
      <span className={styles.name}>
        {current && (
          <b>
            {current.bankName}, {current.account}
          </b>
        )}
        <span>{text}</span>
        {ownsShop(place) ? (
          <Anchor className={styles.opens} href={href}>
            {activeFrom === null ? 'Указать реквизиты' : 'Реквизиты и история'}
          </Anchor>
        ) : (
          <span className={styles.note}>Реквизиты видит и меняет только владелец магазина.</span>
        )}
      </span>
    </section>
  );
}
