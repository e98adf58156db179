import { Type, type Static } from 'typebox';
import { CompositionItem } from '../catalog/schema.ts';
import { MediaFile } from '../media/schema.ts';
import { OrderStatus, SubstitutionChoice } from '../order/schema.ts';
import { Entity, Enumeration, Id, Kopecks, Moment, Nullable, Slug } from '../value/schema.ts';
import { AddressRequest } from './gift.schema.ts';
import { OrderDispute, OrderPhoto, OrderRefund, Substitution } from './question.schema.ts';
import { DeskOrderRow, DeskStepType } from './queue.schema.ts';
import * as values from './values.ts';

export * from './calendar.schema.ts';
export * from './gift.schema.ts';
export * from './question.schema.ts';
export * from './queue.schema.ts';
export * from './staff.schema.ts';
export * from './view.schema.ts';

const { deskLimits } = values;

export const HandedTo = Enumeration('HandedTo', values.handedTo);
export type HandedTo = Static<typeof HandedTo>;
export const OrderClock = Enumeration('OrderClock', values.orderClocks);
export type OrderClock = Static<typeof OrderClock>;

/** `id`: the order service. */
export const DeskOrderParams = Type.Object({ service: Slug, id: Id });
export type DeskOrderParams = Static<typeof DeskOrderParams>;

export const DeskProduct = Entity('DeskProduct', {
  orderProductId: Id,
  title: Type.String(),
  quantity: Type.Integer(),
  mediaFile: Nullable(MediaFile),
  composition: Type.Array(CompositionItem),
  /** «40 × 45 см», when known. */
  size: Nullable(Type.String()),
  productionMinutes: Type.Integer(),
  /** Kopecks, after discounts. Zero for a courier. */
  total: Kopecks,
  refunded: Kopecks,
});
export type DeskProduct = Static<typeof DeskProduct>;

/** An event of an order, oldest first. */
export const DeskTimelineEntry = Entity('DeskTimelineEntry', {
  status: Nullable(OrderStatus),
  /** «Принят», «Просят переделать», «Вернули 750 ₽». */
  title: Type.String(),
  /** A name; null for the system. */
  by: Nullable(Type.String()),
  words: Type.String(),
  createdAt: Moment,
});
export type DeskTimelineEntry = Static<typeof DeskTimelineEntry>;

/** An order service as its seller sees it. A courier sees neither money, nor the customer, nor the card. */
export const DeskOrder = Entity('DeskOrder', {
  ...DeskOrderRow.properties,
  orderId: Id,
  products: Type.Array(DeskProduct),
  comment: Type.String(),
  cardText: Type.String(),
  substitution: SubstitutionChoice,
  customer: Nullable(
    Type.Object({ userId: Id, name: Type.String(), mediaFile: Nullable(MediaFile), orderCount: Type.Integer() }),
  ),
  photos: Type.Array(OrderPhoto),
  deliveryPhoto: Nullable(MediaFile),
  substitutions: Type.Array(Substitution),
  dispute: Nullable(OrderDispute),
  refunds: Type.Array(OrderRefund),
  timeline: Type.Array(DeskTimelineEntry),
  /** When the system cancels and refunds an order that is late. Null while it is in time, and to couriers. */
  cancelsAt: Nullable(Moment),
  money: Nullable(
    Type.Object({
      items: Kopecks,
      discount: Kopecks,
      couponCode: Nullable(Type.String()),
      delivery: Kopecks,
      paid: Kopecks,
      refunded: Kopecks,
      deliveryRefunded: Kopecks,
    }),
  ),
  mayRefund: Type.Boolean(),
  maySubstitute: Type.Boolean(),
  cancelReason: Nullable(Type.String()),
});
export type DeskOrder = Static<typeof DeskOrder>;

const DeviceMoment = Type.String({ format: 'date-time', maxLength: 40 });

/**
 * A step. `stepId`: a UUID made by the device, so that a step sent twice happens once. `from`: the status that the
 * person saw; when it has changed meanwhile the answer is 409 `desk.taken`, with `status`, `by` and `at` in its details.
 * DECLINE and CANCEL need `reason`; SEND_PHOTO needs `mediaFileId`; DELIVER needs `mediaFileId`, `code` or, at the
 * shelf, neither. `takenAt`: when the person did it, and `sentAt`: when the device sends it, both by the device's clock,
 * which may be wrong.
 */
export const DeskStep = Entity('DeskStep', {
  stepId: Type.String({ format: 'uuid' }),
  step: DeskStepType,
  from: Enumeration('DeskStepFrom', [
    'NEW',
    'ACCEPTED',
    'ASSEMBLING',
    'PHOTO_SENT',
    'READY',
    'DELIVERING',
    'READY_FOR_PICKUP',
  ]),
  reason: Type.Optional(Type.String({ minLength: 1, maxLength: deskLimits.reason })),
  /** The offered alternative, sent to the customer's chat. */
  offer: Type.Optional(Type.String({ maxLength: deskLimits.reason })),
  mediaFileId: Type.Optional(Id),
  courierId: Type.Optional(Id),
  /** Four digits that the recipient tells the courier. */
  code: Type.Optional(Type.String({ pattern: '^\\d{4}$' })),
  handedTo: Type.Optional(HandedTo),
  takenAt: Type.Optional(DeviceMoment),
  sentAt: Type.Optional(DeviceMoment),
});
export type DeskStep = Static<typeof DeskStep>;

/** A message to every open desk of a service. */
export const DeskEvent = Entity('DeskEvent', {
  type: Enumeration('DeskEventType', values.deskEventTypes),
  /** The order service; null for settings. */
  id: Nullable(Id),
  number: Nullable(Id),
  status: Nullable(OrderStatus),
  /** The person who did it; null for the customer and the system, and in the stream of a courier. */
  by: Nullable(Type.String()),
});
export type DeskEvent = Static<typeof DeskEvent>;

/** The progress of an order service as its customer sees it. */
export const OrderMaking = Entity('OrderMaking', {
  /** IANA name of the shop's time zone, in which its hours and deadlines are shown. */
  timeZone: Type.String(),
  /** The shop's deadline to accept; afterwards the customer may cancel or wait. */
  acceptUntil: Nullable(Moment),
  /** The time at which the system cancels and refunds what is not accepted or, once it is late, not delivered. */
  cancelsAt: Nullable(Moment),
  photo: Nullable(OrderPhoto),
  deliveryPhoto: Nullable(MediaFile),
  substitution: SubstitutionChoice,
  /** The open question. */
  openSubstitution: Nullable(Substitution),
  courierName: Nullable(Type.String()),
  /** The code that the customer or the recipient tells the courier. */
  handoverCode: Nullable(Type.String()),
  /** When an accepted order counts as late; then its customer may open a dispute. Null unless it is to be delivered. */
  overdueAt: Nullable(Moment),
  /** The deadline to open a dispute about a delivered order. */
  disputeUntil: Nullable(Moment),
  dispute: Nullable(OrderDispute),
  refunds: Type.Array(OrderRefund),
  refunded: Kopecks,
  /** The recipient was asked for the address; null when the customer gave it with the order. */
  addressRequest: Nullable(AddressRequest),
});
export type OrderMaking = Static<typeof OrderMaking>;
