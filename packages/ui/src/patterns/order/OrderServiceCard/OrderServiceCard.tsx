import { canCancelOrderService, recipientLabel, type OrderService } from '@vetka/domain/order';
import { canPay, paymentStatusLabel, type PaymentStatus } from '@vetka/domain/payment';
import { plural } from '@vetka/domain/plural';
import type { ReactNode } from 'react';
import { Avatar } from '../../../components/Avatar/index.ts';
import { Badge } from '../../../components/Badge/index.ts';
import { Button } from '../../../components/Button/index.ts';
import { Link } from '../../../components/Link/index.ts';
import { Price } from '../../../components/Price/index.ts';
import { servicePath } from '../../paths.ts';
import { deliveryMoment } from '../deliveryMoment.ts';
import { OrderProductRow } from '../OrderProductRow/index.ts';
import { StatusChip } from '../StatusChip/index.ts';
import { OrderServiceMenu } from './OrderServiceMenu.tsx';
import { Watermark } from './Watermark.tsx';
import * as styles from './OrderServiceCard.css.ts';

/** Customer actions on one shop's part of an order. The first two need a confirmation, which the app shows. */
export interface OrderHandlers {
  onCancel: (orderService: OrderService) => void;
  onHide: (orderService: OrderService) => void;
  /** Opens the details. */
  onShow: (orderService: OrderService) => void;
}

export interface OrderServiceCardProps extends OrderHandlers {
  orderService: OrderService;
  /** Offers «Отменить». @default while a service is NEW and nothing is cancelled */
  canCancel?: boolean | undefined;
}

const paidStatuses = new Set<PaymentStatus>(['APPROVED', 'CONFIRMED']);

function Head({ orderService, menu }: { orderService: OrderService; menu: ReactNode }) {
  const { service, orderServiceId } = orderService;
  return (
    <div className={styles.head}>
      <Avatar name={service.name} src={service.mediaFile?.url} colorIndex={service.id} />
      <div className={styles.seller}>
        <b className={styles.name}>{service.name}</b>
        <span className={styles.go}>
          №&nbsp;{orderServiceId}
          <Link tone="text" href={servicePath(service.slug)} aria-label={`Перейти: ${service.name}`}>
            Перейти
          </Link>
        </span>
      </div>
      {menu}
    </div>
  );
}

function Statuses({ orderService: { services, payment } }: { orderService: OrderService }) {
  return (
    <p className={styles.statuses}>
      <span className={styles.label}>Статус заказа:</span>
      {services.map(({ serviceId, orderStatus }) => (
        <StatusChip key={serviceId} name={orderStatus.name} bgColor={orderStatus.bgColor} />
      ))}
      <Badge tone={paidStatuses.has(payment.status) ? 'leaf' : 'honey'}>{paymentStatusLabel(payment.status)}</Badge>
    </p>
  );
}

function Facts({ orderService }: { orderService: OrderService }) {
  const moment = deliveryMoment(orderService);
  return (
    <dl className={styles.facts}>
      <dt className={styles.label}>Получатель</dt>
      <dd>{recipientLabel(orderService.recipient)}</dd>
      {moment && (
        <>
          <dt className={styles.label}>Доставка</dt>
          <dd>{moment}</dd>
        </>
      )}
    </dl>
  );
}

function Buttons({ orderService, canCancel, onCancel, onHide, onShow }: Required<OrderServiceCardProps>) {
  const { payment, orderServiceId } = orderService;
  const about = (verb: string) => `${verb}, заказ № ${orderServiceId}`;
  return (
    <div className={styles.buttons}>
      {canPay(payment) && (
        <Button size="s" href={payment.paymentLink ?? ''} target="_blank" aria-label={about('Оплатить')}>
          Оплатить
        </Button>
      )}
      <Button size="s" variant="tonal" onClick={() => onShow(orderService)} aria-label={about('Подробнее')}>
        Подробнее
      </Button>
      {canCancel && (
        <Button size="s" variant="dangerTonal" onClick={() => onCancel(orderService)} aria-label={about('Отменить')}>
          Отменить
        </Button>
      )}
      <Button size="s" variant="plain" onClick={() => onHide(orderService)} aria-label={about('Скрыть')}>
        Скрыть
      </Button>
    </div>
  );
}

/** One shop's part of an order: products, time, recipient, status and actions. */
export function OrderServiceCard(props: OrderServiceCardProps) {
  const { orderService, canCancel = canCancelOrderService(orderService), onCancel, onHide, onShow } = props;
  const menu = (
    <OrderServiceMenu
      orderServiceId={orderService.orderServiceId}
      canCancel={canCancel}
      onCancel={() => onCancel(orderService)}
      onHide={() => onHide(orderService)}
      onShow={() => onShow(orderService)}
    />
  );
  return (
    <article
      className={styles.card}
      aria-label={`${orderService.service.name}, заказ № ${orderService.orderServiceId}`}
      data-cancelled={orderService.cancelledAt === null ? undefined : ''}
    >
      <Watermark {...orderService} />
      <Head orderService={orderService} menu={menu} />
      <Statuses orderService={orderService} />
      <ul className={styles.products}>
        {orderService.products.map((product) => (
          <OrderProductRow key={product.orderProductId} product={product} />
        ))}
      </ul>
      <Facts orderService={orderService} />
      <div className={styles.sum}>
        <span className={styles.count}>{plural(orderService.itemCount, ['товар', 'товара', 'товаров'])}</span>
        <Price value={orderService.total} />
      </div>
      <Buttons {...props} canCancel={canCancel} />
    </article>
  );
}
