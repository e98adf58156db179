import { exactRoubles } from '@vetka/domain/ledger';
import { payoutStateLabels, type Payout } from '@vetka/domain/payout';
import { Anchor } from '@vetka/ui/Link';
import { Notice } from '@vetka/ui/Notice';
import { ResponsiveDialog } from '@vetka/ui/ResponsiveDialog';
import { Fragment } from 'react';
import { pagePath } from '../../../shell/links/pagePath.ts';
import { useDesk } from '../DeskContext.ts';
import * as styles from './money.css.ts';
import { momentText, payoutMoment, payoutParts, payoutTitle } from './payoutText.ts';

/** The parts of one payout: its orders, and other additions or deductions. */
export default function PayoutDialog({ payout, onClose }: { payout: Payout; onClose: () => void }) {
  const { service, timeZone } = useDesk().place;
  const { state, amount, bankName, account, reference, reason, items } = payout;
  return (
    <ResponsiveDialog
      isOpen
      onClose={onClose}
      title={payoutTitle(payout)}
      description={`${payoutStateLabels[state]}, ${momentText(payoutMoment(payout), timeZone)}`}
    >
      <div className={styles.order}>
        {(state === 'FAILED' || state === 'RETURNED') && (
          <Notice tone="critical" {...(reason !== '' && { title: reason })}>
            Эти деньги снова доступны и войдут в следующую выплату.
          </Notice>
        )}
        <dl className={styles.figures}>
          {payoutParts(items).map(({ orderServiceId, title, note, amount: part }) => (
            <Fragment key={`${orderServiceId} ${title}`}>
              <dt>
                {orderServiceId === null ? (
                  title
                ) : (
                  <Anchor
                    className={styles.opens}
                    href={pagePath('/my/shop/$service/orders/$id', { service: service.slug, id: orderServiceId })}
                  >
                    {title}
                  </Anchor>
                )}
                {note && <p className={styles.note}>{note}</p>}
              </dt>
              <dd className={styles.figure}>{exactRoubles(part)}</dd>
            </Fragment>
          ))}
        </dl>
        <p className={styles.total}>
          <span>Всего</span>
          <b>{exactRoubles(amount)}</b>
        </p>
        <p className={styles.note}>
          {bankName}, {account}
          {reference !== '' && `. Номер в банке: ${reference}`}
        </p>
      </div>
    </ResponsiveDialog>
  );
}
