import { formatDate } from '@vetka/domain/date';
import {
  moderationLimits,
  personStateLabels,
  refundStateLabels,
  type PersonCard as Card,
  type PersonOrder,
  type PersonPayment,
  type PersonRefund,
} from '@vetka/domain/moderation';
import { formatPrice } from '@vetka/domain/money';
import { orderStatuses } from '@vetka/domain/order';
import { paymentStatusLabel, publicPaymentStatus } from '@vetka/domain/payment';
import { formatPhone } from '@vetka/domain/phone';
import { Button } from '@vetka/ui/Button';
import { Heading } from '@vetka/ui/Heading';
import { ArrowLeftIcon } from '@vetka/ui/Icon';
import { Link } from '@vetka/ui/Link';
import { Text } from '@vetka/ui/Text';
import { useEffect, useRef, type ReactNode } from 'react';
import { pagePath } from '../../../shell/links/pagePath.ts';
import * as styles from '../moderation.css.ts';
import { ObjectHistory } from '../ObjectHistory.tsx';
import { PersonDoor } from './PersonDoor.tsx';

interface PersonCardProps {
  card: Card;
  onChange: (card: Card) => void;
  onClose: () => void;
}

/** A person and their purchases. A reload asks for the reason again. */
export function PersonCard({ card, onChange, onClose }: PersonCardProps) {
  const { id, nickname, name, phone, email, state, createdAt } = card;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(function goOnFromTheTop() {
    heading.current?.focus();
  }, []);
  return (
    <>
      <div>
        <Button variant="plain" size="s" icon={<ArrowLeftIcon />} onClick={onClose}>
          К поиску
        </Button>
      </div>
      <Heading level={1} ref={heading} tabIndex={-1}>
        {name || nickname}
      </Heading>
      <div className={styles.notes}>
        <Link href={pagePath('/account/$nickname', { nickname })}>@{nickname}</Link>
        <span>{[phone && formatPhone(phone), email].filter(Boolean).join(', ') || 'Контактов нет'}</span>
        <span className={styles.note}>
          {personStateLabels[state]}, с нами с {formatDate(createdAt, 'd MMMM yyyy')}
        </span>
      </div>
      <PersonDoor person={card} onChange={(next) => onChange({ ...card, state: next })} />
      <Part title="Заказы" rows={card.orders} row={orderRow} />
      <Part title="Платежи" rows={card.payments} row={paymentRow} />
      <Part title="Возвраты" rows={card.refunds} row={refundRow} />
      <ObjectHistory kind="PROFILE" id={id} />
    </>
  );
}

interface PartProps<Row> {
  title: string;
  rows: readonly Row[];
  row: (row: Row) => ReactNode;
}

function Part<Row extends { id: number }>({ title, rows, row }: PartProps<Row>) {
  return (
    <section className={styles.list}>
      <Heading level={2} size="h3">
        {title}
      </Heading>
      {rows.length === 0 ? (
        <Text tone="muted">Пока нет.</Text>
      ) : (
        <ul className={styles.log}>
          {rows.map((each) => (
            <li key={each.id} className={styles.entry}>
              {row(each)}
            </li>
          ))}
        </ul>
      )}
      {rows.length === moderationLimits.purchases && <Text tone="muted">Показаны последние {rows.length}.</Text>}
    </section>
  );
}

const whenOf = (at: string): string => formatDate(at, 'd MMMM yyyy, H:mm');

const orderRow = ({ id, createdAt, total, isPaid, parts }: PersonOrder) => (
  <>
    <b>
      № {id}, {formatPrice(total)}, {isPaid ? 'оплачен' : 'не оплачен'}
    </b>
    {parts.map((part) => (
      <span key={part.id}>
        № {part.id}, «{part.shop}», {formatPrice(part.total)}, {orderStatuses[part.status].name.toLowerCase()}
      </span>
    ))}
    <span className={styles.note}>{whenOf(createdAt)}</span>
  </>
);

const paymentRow = ({ id, createdAt, orderId, state, amount, refundedAmount }: PersonPayment) => (
  <>
    <b>
      {paymentStatusLabel(publicPaymentStatus[state])}: {formatPrice(amount)}
    </b>
    {refundedAmount > 0 && <span>Вернули {formatPrice(refundedAmount)}</span>}
    <span className={styles.note}>
      Платёж {id}, {orderId === null ? 'подписка' : `заказ № ${orderId}`}, {whenOf(createdAt)}
    </span>
  </>
);

const refundRow = ({ createdAt, paymentId, orderServiceId, state, amount, reason }: PersonRefund) => (
  <>
    <b>
      {formatPrice(amount)}, {refundStateLabels[state]}
    </b>
    <span className={styles.entryTitle}>{reason}</span>
    <span className={styles.note}>
      Платёж {paymentId}
      {orderServiceId !== null && `, заказ № ${orderServiceId}`}, {whenOf(createdAt)}
    </span>
  </>
);
