import { formatPrice } from '@vetka/domain/money';
import type { Order } from '@vetka/domain/order';
import { paymentStatusLabel } from '@vetka/domain/payment';
import { Notice } from '@vetka/ui/Notice';
import { paymentMoment } from './paymentMoment.ts';

/** Why somebody came from the payment without having paid: the API's word in the address. */
export type PaymentTrouble = 'unavailable' | 'closed';

const troubleTexts: Record<PaymentTrouble, string> = {
  unavailable: 'Банк сейчас не отвечает. Заказ сохранён: оплатите его чуть позже, здесь или в «Моих покупках».',
  closed: 'Этот заказ уже нельзя оплатить.',
};

const tones = { waiting: 'info', paid: 'positive', over: 'caution' } as const;

const texts = {
  waiting: 'Как только банк подтвердит оплату, статус здесь обновится сам.',
  paid: 'Заказ сохранён в «Моих покупках»: там видно его состояние. Вопросы задайте магазину в сообщениях.',
  over: undefined,
} as const;

/** How the payment of an order stands; it changes by itself while the panel is open. */
export function PaymentNotice({ order, trouble }: { order: Order; trouble: PaymentTrouble | undefined }) {
  const { status } = order.payment;
  const moment = paymentMoment(status);
  if (trouble && moment === 'waiting') {
    return (
      <Notice tone="caution" title={paymentStatusLabel(status)} isAnnounced>
        {troubleTexts[trouble]}
      </Notice>
    );
  }
  return (
    <Notice tone={tones[moment]} title={`${paymentStatusLabel(status)}: ${formatPrice(order.total)}`} isAnnounced>
      {texts[moment]}
    </Notice>
  );
}
