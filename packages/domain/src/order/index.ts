import { receivedStatuses, undeliveredStatuses } from './values.ts';
import type { OrderService, OrderStatus, OrderStatusType, Recipient } from './schema.ts';

export type * from './schema.ts';
export * from './values.ts';

/** Default page size of the customer's orders. */
export const ordersTake = 24;
export const selfRecipientLabel = 'Я сам (-а)';

export const orderStatuses: Record<OrderStatusType, Omit<OrderStatus, 'type'>> = {
  NEW: { name: 'Новый', bgColor: '#E0ECF3' },
  ACCEPTED: { name: 'Принят', bgColor: '#E2ECDF' },
  ASSEMBLING: { name: 'Собирается', bgColor: '#FAEBCB' },
  PHOTO_SENT: { name: 'Фото отправлено', bgColor: '#ECE4F5' },
  READY: { name: 'Готов', bgColor: '#E2ECDF' },
  DELIVERING: { name: 'В пути', bgColor: '#ECE4F5' },
  READY_FOR_PICKUP: { name: 'Ждёт в магазине', bgColor: '#ECE4F5' },
  DELIVERED: { name: 'Доставлен', bgColor: '#D5E3D2' },
  COMPLETED: { name: 'Завершён', bgColor: '#E7DFD1' },
  CANCELED_BY_CUSTOMER: { name: 'Отменен покупателем', bgColor: '#FBE4E0' },
  CANCELED_BY_SELLER: { name: 'Отменен магазином', bgColor: '#FBE4E0' },
  DISPUTE: { name: 'Открыт спор', bgColor: '#F7E4D8' },
};

export const orderStatusOf = (type: OrderStatusType): OrderStatus => ({ type, ...orderStatuses[type] });

/** The actors that may change the status of an order service. */
export type OrderActor = 'customer' | 'seller' | 'administration' | 'system';
type Moves = Partial<Record<OrderStatusType, readonly OrderActor[]>>;

/**
 * The ways out of an accepted order besides its delivery. The system cancels what is not delivered, and the customer of a
 * late order may open a dispute.
 */
const undelivered: Moves = { CANCELED_BY_SELLER: ['seller', 'system'], DISPUTE: ['customer'] };

/** Allowed transitions of each status, and their actors. */
export const orderTransitions: Record<OrderStatusType, Moves> = {
  NEW: {
    ACCEPTED: ['seller'],
    CANCELED_BY_CUSTOMER: ['customer', 'system'],
    // The system cancels orders that the seller has not accepted in time.
    CANCELED_BY_SELLER: ['seller', 'system'],
  },
  ACCEPTED: { ASSEMBLING: ['seller'], ...undelivered },
  ASSEMBLING: { PHOTO_SENT: ['seller'], READY: ['seller'], ...undelivered },
  // To itself: another photo.
  PHOTO_SENT: { PHOTO_SENT: ['seller'], READY: ['seller'], ...undelivered },
  READY: { DELIVERING: ['seller'], READY_FOR_PICKUP: ['seller'], ...undelivered },
  DELIVERING: { DELIVERED: ['seller'], ...undelivered },
  READY_FOR_PICKUP: { DELIVERED: ['seller'], ...undelivered },
  DELIVERED: { COMPLETED: ['system'], DISPUTE: ['customer'] },
  COMPLETED: {},
  CANCELED_BY_CUSTOMER: {},
  CANCELED_BY_SELLER: {},
  // Only an order that was not delivered is cancelled: a delivered one is completed, with or without a refund.
  DISPUTE: { COMPLETED: ['administration'], CANCELED_BY_SELLER: ['administration', 'system'] },
};

export const canMoveOrder = (from: OrderStatusType, to: OrderStatusType, actor: OrderActor): boolean =>
  orderTransitions[from][to]?.includes(actor) ?? false;

/** Whether the shop has accepted the order and not delivered it. */
export const isUndelivered = (type: OrderStatusType): boolean =>
  undeliveredStatuses.some((undeliveredType) => undeliveredType === type);

/** Whether the customer has received the order, and so may review it. */
export const isReceived = (type: OrderStatusType): boolean => receivedStatuses.some((received) => received === type);

/** Cancelling is offered when at least one service has status NEW and the order service is not cancelled. */
export const canCancelOrderService = ({
  services,
  cancelledAt,
}: Pick<OrderService, 'services' | 'cancelledAt'>): boolean =>
  cancelledAt === null && services.some(({ orderStatus }) => orderStatus.type === 'NEW');

/** «Я сам (-а)», or the recipient's full name. */
export const recipientLabel = (recipient: Recipient): string => {
  const { isOtherRecipient, lastName, firstName, middleName } = recipient;
  const name = [lastName, firstName, middleName].filter(Boolean).join(' ');
  return isOtherRecipient && name !== '' ? name : selfRecipientLabel;
};
