import {
  orderStatusOf,
  type Order,
  type OrderProduct,
  type OrderService,
  type OrderStatusType,
} from '@vetka/domain/order';
import { publicPaymentStatus, type Payment } from '@vetka/domain/payment';
import { optionalMediaFile } from '../../platform/media-file.ts';
import { orderAddressOf } from '../../platform/order-address.ts';
import { cancelReasons } from './order.messages.ts';
import type { OrderRow, PartRow, PaymentRow, ProductRow } from './order.repository.ts';

/**
 * The site sends a customer who wants to pay here. It finds or creates the bank's page, whatever happened to an
 * earlier one.
 */
const payPathOf = (orderId: number): string => `/api/v1/payments/orders/${orderId}/pay`;

const clockOf = (time: string | null): string | null => time?.slice(0, 5) ?? null;

/** Unpaid, not fully cancelled, and within its reservation. */
export const isPayable = (order: OrderRow, parts: readonly { cancelledAt: Date | null }[], now = new Date()): boolean =>
  order.paidAt === null &&
  order.reservedUntil !== null &&
  order.reservedUntil > now &&
  parts.some(({ cancelledAt }) => cancelledAt === null);

const isUnpaid = ({ part }: PartRow): boolean => part.cancelReason === cancelReasons.unpaid;

/** What came back of a payment of which a part came back. */
const partOfIt = ({ state, refundedAmount }: PaymentRow) =>
  state === 'PARTIAL_REFUNDED' && refundedAmount > 0 ? { refunded: refundedAmount } : {};

/**
 * The payment of an order as seen by its customer. After a failed attempt the order awaits payment again, as long as
 * another attempt is possible.
 */
function paymentOf(order: OrderRow, parts: readonly PartRow[], latest: PaymentRow | undefined): Payment {
  const isOpen = isPayable(
    order,
    parts.map(({ part }) => part),
  );
  if (isOpen && latest?.state !== 'AUTHORIZED') return { status: 'CREATED', paymentLink: payPathOf(order.id) };
  if (latest) return { status: publicPaymentStatus[latest.state], paymentLink: null, ...partOfIt(latest) };
  // Free, or never attempted.
  if (order.paidAt !== null) return { status: 'APPROVED', paymentLink: null };
  return { status: parts.some(isUnpaid) ? 'EXPIRED' : 'CANCELED', paymentLink: null };
}

const productOf = ({ line, picture, promotion }: ProductRow): OrderProduct => ({
  orderProductId: line.id,
  productId: line.productId,
  slug: line.slug,
  title: line.title,
  quantity: line.quantity,
  price: line.price,
  ...(promotion !== null && { promotion }),
  total: line.totalAfterDiscount,
  mediaFile: optionalMediaFile(picture),
});

interface PartContext {
  payment: Payment;
  products: readonly ProductRow[];
}

const statusOf = (type: OrderStatusType) => orderStatusOf(type);

function partOf({ part, service, logo, address, history }: PartRow, { payment, products }: PartContext): OrderService {
  return {
    orderServiceId: part.id,
    orderId: part.orderId,
    createdAt: part.createdAt.toISOString(),
    total: part.total,
    deliveryPrice: part.deliveryPrice,
    discount: part.discountTotal,
    itemCount: part.itemCount,
    products: products.filter(({ line }) => line.orderServiceId === part.id).map(productOf),
    services: [{ serviceId: part.serviceId, orderStatus: statusOf(part.status) }],
    cancelledAt: part.cancelledAt?.toISOString() ?? null,
    payment: part.cancelledAt === null ? payment : { ...payment, paymentLink: null },
    recipient: {
      isOtherRecipient: part.isOtherRecipient,
      firstName: part.recipientFirstName,
      lastName: part.recipientLastName,
      middleName: part.recipientMiddleName,
      phone: part.recipientPhone ?? '',
    },
    deliveryType: part.deliveryType,
    deliveryDate: part.deliveryDate,
    deliveryTime: clockOf(part.deliveryFrom),
    deliveryTimeTo: clockOf(part.deliveryTo),
    address: orderAddressOf(address),
    cardText: part.cardText,
    isAnonymous: part.isAnonymous,
    comment: part.comment,
    history: history.map(({ status, at }) => ({ status: statusOf(status), createdAt: new Date(at).toISOString() })),
    service: {
      id: service.id,
      slug: service.slug,
      name: service.name,
      phone: service.phone ?? '',
      mediaFile: optionalMediaFile(logo),
      timeZone: service.timeZone,
    },
  };
}

/** The rows read for a set of orders. */
export interface OrderRows {
  parts: readonly PartRow[];
  products: readonly ProductRow[];
}

/** Builds an order from its rows. `isShown` selects the order services to list; totals include the rest. */
export function viewOrder(order: OrderRow, rows: OrderRows, isShown: (part: PartRow) => boolean = () => true): Order {
  const parts = rows.parts.filter(({ part }) => part.orderId === order.id);
  const payment = paymentOf(order, parts, parts[0]?.latestPayment ?? undefined);
  return {
    orderId: order.id,
    createdAt: order.createdAt.toISOString(),
    total: order.total,
    payment,
    expiresAt: payment.paymentLink === null ? null : (order.reservedUntil?.toISOString() ?? null),
    orderServices: parts.filter(isShown).map((part) => partOf(part, { ...rows, payment })),
  };
}
