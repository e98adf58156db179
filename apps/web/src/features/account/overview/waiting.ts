import { formatDate } from '@vetka/domain/date';
import type { Order, OrderService, OrderStatusType } from '@vetka/domain/order';
import { canPay } from '@vetka/domain/payment';
import { plural } from '@vetka/domain/plural';
import { pagePath } from '../../../shell/links/pagePath.ts';

/** A task for the person. */
export interface Waiting {
  key: string;
  title: string;
  text: string;
  href: string;
  kind: 'pay' | 'photo' | 'pickup' | 'review';
}

const statusOf = ({ services: [first] }: OrderService): OrderStatusType | undefined => first?.orderStatus.type;

/** Opens the order over the person's own page. */
const orderHref = (orderId: number): string => `${pagePath('/my')}?order=${orderId}`;

function ofPart({ orderId, orderServiceId, service, ...part }: OrderService): Waiting[] {
  const status = statusOf({ orderId, orderServiceId, service, ...part });
  const common = { key: `part-${orderServiceId}`, href: orderHref(orderId) };
  if (status === 'PHOTO_SENT') {
    return [{ ...common, kind: 'photo', title: 'Посмотрите фото букета', text: `${service.name} ждёт вашего ответа` }];
  }
  if (status === 'READY_FOR_PICKUP') {
    return [{ ...common, kind: 'pickup', title: 'Заберите заказ', text: `Он готов и ждёт вас: ${service.name}` }];
  }
  return [];
}

function ofOrder(order: Order): Waiting[] {
  const { orderId, expiresAt, orderServices } = order;
  if (!canPay(order.payment)) return orderServices.filter(({ cancelledAt }) => cancelledAt === null).flatMap(ofPart);
  const until = expiresAt === null ? '' : ` до ${formatDate(expiresAt, 'H:mm')} по Москве`;
  const title = `Оплатите заказ №\u00A0${orderId}`;
  return [
    { key: `order-${orderId}`, kind: 'pay', title, text: `Держим его для вас${until}`, href: orderHref(orderId) },
  ];
}

/** The person's tasks: payments first, then answers to shops, then reviews. */
export function waitingFor(orders: readonly Order[], reviews: number): Waiting[] {
  const found = orders.flatMap(ofOrder);
  const reviewing: Waiting = {
    key: 'reviews',
    kind: 'review',
    title: 'Оцените покупки',
    text: `${plural(reviews, ['покупка ждёт', 'покупки ждут', 'покупок ждут'])} вашего отзыва`,
    href: pagePath('/my/reviews'),
  };
  return [
    ...found.filter(({ kind }) => kind === 'pay'),
    ...found.filter(({ kind }) => kind !== 'pay'),
    ...(reviews > 0 ? [reviewing] : []),
  ];
}

const ended: ReadonlySet<OrderStatusType | undefined> = new Set([
  'DELIVERED',
  'COMPLETED',
  'CANCELED_BY_CUSTOMER',
  'CANCELED_BY_SELLER',
] as const);

/** At most this many orders are shown. */
const shownOrders = 3;

/** Orders in progress first, each group newest first, as in the list. */
export function ordersToShow(orders: readonly Order[]): OrderService[] {
  const parts = orders.flatMap(({ orderServices }) => orderServices);
  const isEnded = (part: OrderService) => part.cancelledAt !== null || ended.has(statusOf(part));
  return [...parts.filter((part) => !isEnded(part)), ...parts.filter(isEnded)].slice(0, shownOrders);
}
