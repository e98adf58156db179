import { formatDate } from '@vetka/domain/date';
import type { OrderMaking, OrderRefund } from '@vetka/domain/desk';
import { formatPrice } from '@vetka/domain/money';
import { Notice } from '@vetka/ui/Notice';

function RefusedRefund({ amount, settlement }: OrderRefund) {
  if (settlement !== '') {
    return (
      <Notice tone="positive" title={`Вернули ${formatPrice(amount)} другим способом`}>
        {settlement}
      </Notice>
    );
  }
  return (
    <Notice tone="caution" title={`Банк не принял возврат ${formatPrice(amount)}`}>
      Деньги остались за вами: вернём их другим способом. Свяжемся с вами и спросим, куда перевести.
    </Notice>
  );
}

/** Money returned for a part of an order, with the reason. */
export function Refunds({ making: { refunds, timeZone } }: { making: OrderMaking }) {
  return refunds.map((refund) => {
    const { id, amount, reason, createdAt, isDone, isRefused } = refund;
    if (isRefused) return <RefusedRefund key={id} {...refund} />;
    return (
      <Notice
        key={id}
        tone={isDone ? 'positive' : 'info'}
        title={`${isDone ? 'Вернули' : 'Возвращаем'} ${formatPrice(amount)}`}
      >
        {[reason, formatDate(createdAt, 'd MMMM, H:mm', { timeZone })].filter(Boolean).join('. ')}
      </Notice>
    );
  });
}
