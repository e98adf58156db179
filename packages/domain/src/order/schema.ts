import { Type, type Static } from 'typebox';
import { SavedRecipient } from '../account/schema.ts';
import { ClockTime, Day, Entity, Enumeration, Id, Kopecks, Moment, Nullable } from '../value/schema.ts';
import { DeliveryType } from '../delivery/schema.ts';
import { MediaFile } from '../media/schema.ts';
import { PageOf, pageQuery } from '../paging/schema.ts';
import { Payment, PaymentStatus } from '../payment/schema.ts';
import { OrderAddress } from '../place/schema.ts';
import { orderEventTypes, orderStatusTypes, substitutionChoices } from './values.ts';

export const OrderStatusType = Enumeration('OrderStatusType', orderStatusTypes);
export type OrderStatusType = Static<typeof OrderStatusType>;
export const SubstitutionChoice = Enumeration('SubstitutionChoice', substitutionChoices);
export type SubstitutionChoice = Static<typeof SubstitutionChoice>;
/** `bgColor` is a CSS colour `#RRGGBB`. */
export const OrderStatus = Entity('OrderStatus', {
  type: OrderStatusType,
  name: Type.String(),
  bgColor: Type.String(),
});
export type OrderStatus = Static<typeof OrderStatus>;

export const OrderProduct = Entity('OrderProduct', {
  orderProductId: Id,
  productId: Nullable(Id),
  slug: Nullable(Type.String()),
  title: Type.String(),
  quantity: Type.Integer(),
  /** Kopecks per piece. A missing price shows zero. */
  price: Nullable(Kopecks),
  /** The name of the marketplace promotion that lowered the price. */
  promotion: Type.Optional(Type.String()),
  total: Kopecks,
  mediaFile: Nullable(MediaFile),
});
export type OrderProduct = Static<typeof OrderProduct>;

export const Recipient = Entity('Recipient', {
  isOtherRecipient: Type.Boolean(),
  firstName: Type.String(),
  lastName: Type.String(),
  middleName: Type.String(),
  phone: Type.String(),
});
export type Recipient = Static<typeof Recipient>;

/** The part of an order that one seller fulfils. */
export const OrderService = Entity('OrderService', {
  orderServiceId: Id,
  orderId: Id,
  createdAt: Moment,
  /** Goods after discounts plus delivery, kopecks. */
  total: Kopecks,
  deliveryPrice: Kopecks,
  discount: Kopecks,
  itemCount: Type.Integer(),
  products: Type.Array(OrderProduct),
  services: Type.Array(Type.Object({ serviceId: Id, orderStatus: OrderStatus })),
  cancelledAt: Nullable(Moment),
  payment: Payment,
  recipient: Recipient,
  deliveryType: DeliveryType,
  deliveryDate: Nullable(Day),
  /** Start of the interval: «14:00». */
  deliveryTime: Nullable(ClockTime),
  deliveryTimeTo: Nullable(ClockTime),
  address: Nullable(OrderAddress),
  cardText: Type.String(),
  isAnonymous: Type.Boolean(),
  comment: Type.String(),
  /** Status history, oldest first. */
  history: Type.Array(Type.Object({ status: OrderStatus, createdAt: Moment })),
  service: Type.Object({
    id: Id,
    slug: Type.String(),
    name: Type.String(),
    phone: Type.String(),
    mediaFile: Nullable(MediaFile),
    /** IANA name. The order's dates are shown in it. */
    timeZone: Type.String(),
  }),
});
export type OrderService = Static<typeof OrderService>;

export const Order = Entity('Order', {
  orderId: Id,
  createdAt: Moment,
  total: Kopecks,
  payment: Payment,
  /** When the reservation expires unless paid. */
  expiresAt: Nullable(Moment),
  orderServices: Type.Array(OrderService),
});
export type Order = Static<typeof Order>;
export const OrderPage = PageOf('OrderPage', Order);
export type OrderPage = Static<typeof OrderPage>;
export const OrdersQuery = Type.Object(pageQuery);
export type OrdersQuery = Static<typeof OrdersQuery>;
export const OrderServiceParams = Type.Object({ id: Id, serviceId: Id });
export type OrderServiceParams = Static<typeof OrderServiceParams>;

/** One sub-cart's part of the checkout. Errors are returned as `orders.{index}.{field}`. */
export const CheckoutPart = Entity('CheckoutPart', {
  cartId: Id,
  deliveryOptionId: Id,
  deliveryDate: Day,
  deliveryTime: ClockTime,
  address: Nullable(OrderAddress),
  /** Another recipient gives the address and the time by a link that is sent to their phone; `address` is ignored. */
  asksRecipient: Type.Optional(Type.Boolean()),
  recipient: SavedRecipient,
  isAnonymous: Type.Boolean(),
  cardText: Type.String({ maxLength: 300 }),
  comment: Type.String({ maxLength: 500 }),
  /** For goods the shop runs out of; NEVER when omitted. */
  substitution: Type.Optional(SubstitutionChoice),
  /** Save the address and the recipient among the customer's addresses. */
  savesAddress: Type.Optional(Type.Boolean()),
});
export type CheckoutPart = Static<typeof CheckoutPart>;
/**
 * The order. `expectedTotal`: the total shown to the customer, kopecks; if the server's total differs, the response is
 * a 409 with the new one in `details.total`. `hasConsent`: the version of the consent text in force is recorded.
 */
export const CreateOrder = Entity('CreateOrder', {
  expectedTotal: Kopecks,
  orders: Type.Array(CheckoutPart, { minItems: 1, maxItems: 50 }),
  email: Type.String({ maxLength: 254 }),
  hasConsent: Type.Literal(true),
});
export type CreateOrder = Static<typeof CreateOrder>;
/** 8 to 80 characters chosen by the client: for 24 hours the same key returns the same order. */
export const IdempotencyHeaders = Type.Object({ 'idempotency-key': Type.String({ minLength: 8, maxLength: 80 }) });
export type IdempotencyHeaders = Static<typeof IdempotencyHeaders>;

export const OrderEvent = Entity('OrderEvent', {
  id: Id,
  orderId: Id,
  orderServiceId: Nullable(Id),
  type: Type.Enum(orderEventTypes),
  status: Nullable(OrderStatus),
  paymentStatus: Nullable(PaymentStatus),
  createdAt: Moment,
});
export type OrderEvent = Static<typeof OrderEvent>;
export const OrderEventPage = PageOf('OrderEventPage', OrderEvent);
export type OrderEventPage = Static<typeof OrderEventPage>;
