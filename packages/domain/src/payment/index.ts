import { formatPrice } from '../money/index.ts';
import type { Payment, PaymentState, PaymentStatus } from './schema.ts';

export type * from './schema.ts';
export * from './values.ts';

const labels: Record<PaymentStatus, string> = {
  NEW: 'Ожидает оплаты',
  CREATED: 'Ожидает оплаты',
  ACTIVE: 'Активный',
  CONFIRMED: 'Подтвержден',
  APPROVED: 'Оплачено',
  AUTHORIZED: 'Сумма заморожена',
  'ON-REFUND': 'Заблокировано на время выполнения возврата',
  REFUNDED: 'Осуществлен возврат',
  EXPIRED: 'Истек срок действия',
  PARTIAL_REFUNDED: 'Частичный возврат',
  PARTIAL_REVERSED: 'Частичный реверс',
  AUTH_FAIL: 'Ошибка авторизации',
  REJECTED: 'Отклонено',
  REVERSED: 'Резервирование отменено',
  CANCELED: 'Отменен',
};

/** The label of a status. An unknown one is shown as is. */
export const paymentStatusLabel = (status: string): string =>
  Object.hasOwn(labels, status) ? labels[status as PaymentStatus] : status;

/** «Частичный возврат, вернули 500 ₽»: the status, and what came back of a part. */
export const paymentText = ({ status, refunded = 0 }: Payment): string =>
  refunded > 0 ? `${paymentStatusLabel(status)}, вернули ${formatPrice(refunded)}` : paymentStatusLabel(status);

/** «3 480 ₽», and «500 ₽ из 3 480 ₽» when a part came back. @param total what was paid, in kopecks */
export const paymentAmountText = ({ refunded }: Pick<Payment, 'refunded'>, total: number): string =>
  refunded === undefined ? formatPrice(total) : `${formatPrice(refunded)} из ${formatPrice(total)}`;

/** «Оплатить» is offered when the status is CREATED and there is a link. */
export const canPay = ({ status, paymentLink }: Payment): boolean => status === 'CREATED' && Boolean(paymentLink);

/**
 * Allowed transitions of a payment; any other is refused and logged. Money that arrives for a failed or expired payment
 * is refunded (REFUNDED): nothing is sold for it.
 */
export const paymentTransitions: Record<PaymentState, readonly PaymentState[]> = {
  CREATED: ['PENDING', 'AUTHORIZED', 'CONFIRMED', 'REJECTED', 'AUTH_FAIL', 'EXPIRED', 'CANCELED'],
  PENDING: ['AUTHORIZED', 'CONFIRMED', 'REJECTED', 'AUTH_FAIL', 'EXPIRED', 'CANCELED'],
  AUTHORIZED: ['CONFIRMED', 'PARTIAL_REVERSED', 'REVERSED'],
  CONFIRMED: ['PARTIAL_REFUNDED', 'REFUNDED'],
  PARTIAL_REFUNDED: ['PARTIAL_REFUNDED', 'REFUNDED'],
  REFUNDED: [],
  REJECTED: ['REFUNDED'],
  AUTH_FAIL: ['REFUNDED'],
  EXPIRED: ['REFUNDED'],
  CANCELED: ['REFUNDED'],
  PARTIAL_REVERSED: ['CONFIRMED', 'REVERSED'],
  REVERSED: [],
};

export const canMovePayment = (from: PaymentState, to: PaymentState): boolean => paymentTransitions[from].includes(to);

/** Maps our state to the specification's status. */
export const publicPaymentStatus: Record<PaymentState, PaymentStatus> = {
  CREATED: 'CREATED',
  PENDING: 'CREATED',
  AUTHORIZED: 'AUTHORIZED',
  CONFIRMED: 'APPROVED',
  PARTIAL_REFUNDED: 'PARTIAL_REFUNDED',
  REFUNDED: 'REFUNDED',
  REJECTED: 'REJECTED',
  AUTH_FAIL: 'AUTH_FAIL',
  EXPIRED: 'EXPIRED',
  CANCELED: 'CANCELED',
  PARTIAL_REVERSED: 'PARTIAL_REVERSED',
  REVERSED: 'REVERSED',
};

/** The money has been received. */
export const isPaid = (state: PaymentState): boolean => state === 'CONFIRMED' || state === 'PARTIAL_REFUNDED';
/** The payment is final; another one can be started. */
export const isDead = (state: PaymentState): boolean =>
  state === 'REJECTED' || state === 'AUTH_FAIL' || state === 'EXPIRED' || state === 'CANCELED';
/** Lifetime of a reservation and its payment link, in minutes. */
export const paymentLivesMinutes = 30;
/** Orders that one person may leave unpaid at a time: each of them keeps its goods from all other buyers. */
export const maxUnpaidOrders = 3;
