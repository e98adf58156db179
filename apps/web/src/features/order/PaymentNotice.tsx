import type { Order } from '@vetka/domain/order';
import { paymentAmountText, paymentStatusLabel } from '@vetka/domain/payment';
import { Button } from '@vetka/ui/Button';
import { Notice } from '@vetka/ui/Notice';
import { Spinner } from '@vetka/ui/Spinner';
import { paymentMoment } from './paymentMoment.ts';
import { paymentNoticeText, troubleTexts, type PaymentTrouble } from './paymentNoticeText.ts';
import type { PaymentPage } from './usePaymentPage.ts';

const tones = { waiting: 'info', paid: 'positive', over: 'caution' } as const;

/** Shown instead while waiting for the bank's payment page. */
export function PaymentPageNotice({ page: { state, retry } }: { page: PaymentPage }) {
  if (state === 'asking') {
    return (
      <Notice title="Банк отвечает дольше обычного" action={<Spinner size="s" label="Ждём банк" />} isAnnounced>
        Заказ сохранён. Как только страница оплаты будет готова, она откроется сама.
      </Notice>
    );
  }
  const retryButton = (
    <Button size="s" variant="outline" onClick={retry}>
      Попробовать ещё раз
    </Button>
  );
  return (
    <Notice tone="caution" title="Банк пока не отвечает" action={retryButton} isAnnounced>
      {troubleTexts.unavailable}
    </Notice>
  );
}

/** «Оплачено: 3 480 ₽»; after a partial refund what came back of it. */
const titleOf = ({ payment, total }: Order): string =>
  `${paymentStatusLabel(payment.status)}: ${paymentAmountText(payment, total)}`;

/** The payment status of an order; it updates live while the panel is open. */
export function PaymentNotice({ order, trouble }: { order: Order; trouble?: PaymentTrouble | undefined }) {
  const { status } = order.payment;
  const moment = paymentMoment(status);
  const isTroubled = trouble !== undefined && moment === 'waiting';
  return (
    <Notice
      tone={isTroubled ? 'caution' : tones[moment]}
      title={isTroubled ? paymentStatusLabel(status) : titleOf(order)}
      isAnnounced
    >
      {paymentNoticeText(order, trouble)}
    </Notice>
  );
}
