import { deliveryDatePattern, formatDate } from '@vetka/domain/date';
import { formatPrice } from '@vetka/domain/money';
import type { ReceiptParty, SubscriptionReceipt } from '@vetka/domain/service';
import { Button } from '@vetka/ui/Button';
import { ResponsiveDialog } from '@vetka/ui/ResponsiveDialog';
import { Stack } from '@vetka/ui/Stack';
import { Text } from '@vetka/ui/Text';
import { useState } from 'react';
import * as styles from './MySubscriptionsPage.css.ts';

/** Opens the details of the payment of one period. */
export function ReceiptButton({ receipt }: { receipt: SubscriptionReceipt }) {
  const [isOpen, setOpen] = useState(false);
  const day = formatDate(receipt.paidAt, deliveryDatePattern);
  return (
    <>
      <Button variant="plain" onClick={() => setOpen(true)} aria-label={`Чек: ${receipt.title}, ${day}`}>
        Чек
      </Button>
      <ResponsiveDialog isOpen={isOpen} onClose={() => setOpen(false)} title={`Оплата ${day}`}>
        <Receipt receipt={receipt} />
      </ResponsiveDialog>
    </>
  );
}

const partyText = ({ name, inn }: ReceiptParty): string => `${name}, ИНН ${inn}`;

function rowsOf({ number, title, amount, refundedAmount, seller, payer }: SubscriptionReceipt): [string, string][] {
  return [
    ['За что', title],
    ['Сумма', formatPrice(amount)],
    ...(refundedAmount > 0 ? [['Вернули', formatPrice(refundedAmount)] as [string, string]] : []),
    ['Продавец', seller ? partyText(seller) : 'Ветка'],
    ...(payer ? [['Плательщик', partyText(payer)] as [string, string]] : []),
    ['Номер оплаты', `${number}`],
  ];
}

function Receipt({ receipt }: { receipt: SubscriptionReceipt }) {
  return (
    <Stack gap={16}>
      <dl className={styles.receipt}>
        {rowsOf(receipt).map(([label, value]) => (
          <div key={label} className={styles.receiptRow}>
            <dt className={styles.receiptLabel}>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {receipt.sentTo !== null && (
        <Text size="small" tone="muted">
          Кассовый чек отправили на {receipt.sentTo}.
        </Text>
      )}
    </Stack>
  );
}
