import { formatDate } from '@vetka/domain/date';
import type { OrderMaking } from '@vetka/domain/desk';
import { formatPrice } from '@vetka/domain/money';
import { Notice } from '@vetka/ui/Notice';

/** Money returned for a part of an order, with the reason. */
export function Refunds({ making: { refunds, timeZone } }: { making: OrderMaking }) {
  return refunds.map(({ id, amount, reason, createdAt, isDone }) => (
    <Notice
      key={id}
      tone={isDone ? 'positive' : 'info'}
      title={`${isDone ? 'Вернули' : 'Возвращаем'} ${formatPrice(amount)}`}
    >
      {[reason, formatDate(createdAt, 'd MMMM, H:mm', { timeZone })].filter(Boolean).join('. ')}
    </Notice>
  ));
}
