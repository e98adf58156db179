import type { DeskOrder, OrderRefund } from '@vetka/domain/desk';
import { deliveryCost } from '@vetka/domain/delivery';
import { formatPrice } from '@vetka/domain/money';
import type { ReactNode } from 'react';
import * as styles from './MoneyBlock.css.ts';

export interface MoneyBlockProps {
  money: NonNullable<DeskOrder['money']>;
  refunds: readonly OrderRefund[];
}

interface LineProps {
  label: ReactNode;
  amount: string;
  isOff?: boolean | undefined;
  isMain?: boolean | undefined;
}

function Line({ label, amount, isOff = false, isMain = false }: LineProps) {
  return (
    <div className={styles.line}>
      <dt className={styles.label} data-quiet={isMain ? undefined : ''}>
        {label}
      </dt>
      <dd className={styles.amount} data-off={isOff ? '' : undefined}>
        {amount}
      </dd>
    </div>
  );
}

function Total({ label, value }: { label: string; value: number }) {
  return (
    <div className={styles.total}>
      <dt>{label}</dt>
      <dd>{formatPrice(value)}</dd>
    </div>
  );
}

const refundLabel = ({ isDone, isRefused }: OrderRefund): string => {
  if (isRefused) return 'Банк не принял возврат';
  return isDone ? 'Вернули' : 'Возвращаем';
};

function Refund({ refund }: { refund: OrderRefund }) {
  const { reason, amount, isRefused } = refund;
  const label = (
    <>
      {refundLabel(refund)}
      <span className={styles.why}>{reason}</span>
    </>
  );
  return isRefused ? (
    <Line label={label} amount={formatPrice(amount)} />
  ) : (
    <Line label={label} amount={formatPrice(-amount)} isOff />
  );
}

/** What was paid for an order and what was returned. */
export function MoneyBlock({ money, refunds }: MoneyBlockProps) {
  const { items, discount, couponCode, delivery, paid, refunded } = money;
  return (
    <dl className={styles.lines}>
      <Line label="Товары" amount={formatPrice(items)} isMain />
      {discount > 0 && (
        <Line label={couponCode === null ? 'Скидка' : `Промокод ${couponCode}`} amount={formatPrice(-discount)} isOff />
      )}
      <Line label="Доставка" amount={deliveryCost(delivery)} />
      <Total label="Оплачено" value={paid} />
      {refunds.map((refund) => (
        <Refund key={refund.id} refund={refund} />
      ))}
      {refunded > 0 && <Total label="Осталось" value={paid - refunded} />}
    </dl>
  );
}
