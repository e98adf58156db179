import { formatDate } from '@vetka/domain/date';
import { deliveryCost, deliveryTypeLabels } from '@vetka/domain/delivery';
import { formatPrice } from '@vetka/domain/money';
import { recipientLabel, type OrderService } from '@vetka/domain/order';
import { paymentText } from '@vetka/domain/payment';
import { formatOrderAddress } from '@vetka/domain/place';
import { plural } from '@vetka/domain/plural';
import type { ReactNode } from 'react';
import { Avatar } from '../../../components/Avatar/index.ts';
import { Link } from '../../../components/Link/index.ts';
import { Price } from '../../../components/Price/index.ts';
import { servicePath } from '../../paths.ts';
import { deliveryMoment } from '../deliveryMoment.ts';
import * as card from '../OrderServiceCard/OrderServiceCard.css.ts';
import { Watermark } from '../OrderServiceCard/Watermark.tsx';
import { OrderProductRow } from '../OrderProductRow/index.ts';
import { StatusChip } from '../StatusChip/index.ts';
import * as styles from './OrderDetails.css.ts';

export interface OrderDetailsProps {
  orderService: OrderService;
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.block} aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      {children}
    </section>
  );
}

function Summary({ orderService }: OrderDetailsProps) {
  const { service, services, products, itemCount, total, deliveryPrice, discount } = orderService;
  return (
    <section
      className={card.card}
      aria-label="Товары"
      data-cancelled={orderService.cancelledAt === null ? undefined : ''}
    >
      <Watermark {...orderService} />
      <div className={card.head}>
        <Avatar name={service.name} src={service.mediaFile?.url} colorIndex={service.id} />
        <b className={styles.name}>{service.name}</b>
        <Link href={servicePath(service.slug)}>Перейти</Link>
      </div>
      <p className={card.statuses}>
        <span className={card.label}>Статус заказа:</span>
        {services.map(({ serviceId, orderStatus }) => (
          <StatusChip key={serviceId} name={orderStatus.name} bgColor={orderStatus.bgColor} />
        ))}
      </p>
      <ul className={card.products}>
        {products.map((product) => (
          <OrderProductRow key={product.orderProductId} product={product} />
        ))}
      </ul>
      <div className={styles.lines}>
        {discount > 0 && (
          <p className={styles.line}>
            <span className={card.label}>Скидка</span>
            <span className={styles.gain}>{formatPrice(-discount)}</span>
          </p>
        )}
        <p className={styles.line}>
          <span className={card.label}>{deliveryTypeLabels[orderService.deliveryType]}</span>
          <span>{deliveryCost(deliveryPrice)}</span>
        </p>
        <p className={styles.line}>
          <span className={card.label}>{plural(itemCount, ['товар', 'товара', 'товаров'])}</span>
          <Price value={total} />
        </p>
      </div>
    </section>
  );
}

/** The delivery details as text; empty ones are left out. */
function factsOf(orderService: OrderService): readonly (readonly [label: string, text: string | null])[] {
  const { recipient, address, cardText, comment, isAnonymous, payment } = orderService;
  return [
    ['Получатель', recipientLabel(recipient)],
    ['Телефон', recipient.isOtherRecipient ? recipient.phone : ''],
    ['Доставка', deliveryMoment(orderService)],
    ['Адрес', address && formatOrderAddress(address)],
    ['Текст открытки', cardText],
    ['Отправитель', isAnonymous ? 'Не называть' : ''],
    ['Комментарий', comment],
    ['Оплата', paymentText(payment)],
  ];
}

function Facts({ orderService }: OrderDetailsProps) {
  return (
    <Block title="Получение">
      <dl className={styles.facts}>
        {factsOf(orderService)
          .filter(([, text]) => text)
          .map(([label, text]) => (
            <Fact key={label} label={label} text={text} />
          ))}
      </dl>
    </Block>
  );
}

function Fact({ label, text }: { label: string; text: string | null }) {
  return (
    <>
      <dt className={styles.label}>{label}</dt>
      <dd>{text}</dd>
    </>
  );
}

function History({ history, service: { timeZone } }: Pick<OrderService, 'history' | 'service'>) {
  if (history.length === 0) return null;
  return (
    <Block title="История">
      <ol className={styles.lines}>
        {history.map(({ status, createdAt }) => (
          <li key={createdAt} className={styles.line}>
            <span>{status.name}</span>
            <time className={styles.label} dateTime={createdAt}>
              {formatDate(createdAt, 'd MMMM yyyy, H:mm', { timeZone })}
            </time>
          </li>
        ))}
      </ol>
    </Block>
  );
}

/** All details of one shop's part of an order. */
export function OrderDetails({ orderService }: OrderDetailsProps) {
  return (
    <div className={styles.details}>
      <Summary orderService={orderService} />
      <Facts orderService={orderService} />
      <History {...orderService} />
    </div>
  );
}
