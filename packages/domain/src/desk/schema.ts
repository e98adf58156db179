import { Type, type Static } from 'typebox';
import { EmployeeRole } from '../actor/schema.ts';
import { CompositionItem } from '../catalog/schema.ts';
import { DeliveryType } from '../delivery/schema.ts';
import { MediaFile } from '../media/schema.ts';
import { OrderStatus, SubstitutionChoice } from '../order/schema.ts';
import { Meta, pageQuery } from '../paging/schema.ts';
import { OrderAddress } from '../place/schema.ts';
import { ServiceRef } from '../service/schema.ts';
import { ClockTime, Day, Entity, Enumeration, Id, Kopecks, Moment, Nullable, Slug } from '../value/schema.ts';
import { OrderDispute, OrderPhoto, OrderRefund, PhotoAnswerType, Substitution } from './question.schema.ts';
import * as values from './values.ts';

export * from './question.schema.ts';

const { deskLimits } = values;

export const DeskRight = Enumeration('DeskRight', values.deskRights);
export type DeskRight = Static<typeof DeskRight>;
export const DeskStepType = Enumeration('DeskStepType', values.deskSteps);
export type DeskStepType = Static<typeof DeskStepType>;
export const DeskFilter = Enumeration('DeskFilter', values.deskFilters);
export type DeskFilter = Static<typeof DeskFilter>;
export const HandedTo = Enumeration('HandedTo', values.handedTo);
export type HandedTo = Static<typeof HandedTo>;
export const OrderClock = Enumeration('OrderClock', values.orderClocks);
export type OrderClock = Static<typeof OrderClock>;

/** The service by its slug. */
export const DeskParams = Type.Object({ service: Slug });
export type DeskParams = Static<typeof DeskParams>;
/** `id`: the order service. */
export const DeskOrderParams = Type.Object({ service: Slug, id: Id });
export type DeskOrderParams = Static<typeof DeskOrderParams>;

/** A service for which the person works, with their role and rights there. */
export const DeskPlace = Entity('DeskPlace', {
  service: ServiceRef,
  role: EmployeeRole,
  rights: Type.Array(DeskRight),
  /** Orders waiting to be accepted; for a courier, the orders in their hands. */
  waitingOrders: Type.Integer(),
  isAcceptingOrders: Type.Boolean(),
  /** HAND_TO_COURIER names one of its people; otherwise nobody in particular. */
  hasCouriers: Type.Boolean(),
  /** «Открыто до 22:00», «Закрыто до 9:00». */
  hours: Type.String(),
  /** IANA name. Times of slots and hours are local to it. */
  timeZone: Type.String(),
});
export type DeskPlace = Static<typeof DeskPlace>;

/** An employee as their colleagues and their customers' orders name them. */
export const DeskPerson = Entity('DeskPerson', {
  userId: Id,
  name: Type.String(),
  role: EmployeeRole,
  mediaFile: Nullable(MediaFile),
});
export type DeskPerson = Static<typeof DeskPerson>;

/** Who receives an order. */
export const DeskRecipient = Entity('DeskRecipient', {
  /** «Екатерина Смирнова»; the customer's own name when they receive it themselves. */
  name: Type.String(),
  /** E.164. Null when no phone was given. */
  phone: Nullable(Type.String()),
  isOther: Type.Boolean(),
});
export type DeskRecipient = Static<typeof DeskRecipient>;

const slotOfDesk = {
  deliveryType: DeliveryType,
  deliveryDate: Nullable(Day),
  /** Local time of the service. */
  deliveryFrom: Nullable(ClockTime),
  deliveryTo: Nullable(ClockTime),
  address: Nullable(OrderAddress),
};

/** An order service in the queue of its seller. */
export const DeskOrderRow = Entity('DeskOrderRow', {
  /** The order service. */
  id: Id,
  /** The number that people say, № 10531. */
  number: Id,
  status: OrderStatus,
  /** The first product, «и ещё 2 товара» is derived from `productCount`. */
  title: Type.String(),
  productCount: Type.Integer(),
  mediaFile: Nullable(MediaFile),
  ...slotOfDesk,
  recipient: DeskRecipient,
  total: Kopecks,
  paidAt: Moment,
  /** A new order is accepted by then; null once accepted. */
  acceptUntil: Nullable(Moment),
  /** When to begin or to finish: the start of the slot without the preparation time. */
  startBy: Nullable(Moment),
  courier: Nullable(DeskPerson),
  photoAnswer: Nullable(PhotoAnswerType),
  hasOpenSubstitution: Type.Boolean(),
  hasComment: Type.Boolean(),
  isAnonymous: Type.Boolean(),
  /** Grows with every step: a desk compares it to know what it has seen. */
  version: Type.Integer(),
  /** Steps this person may take now. The first is the next one. */
  steps: Type.Array(DeskStepType),
});
export type DeskOrderRow = Static<typeof DeskOrderRow>;

/** `search`: order number, last four digits of a phone, or a name. `day`: of delivery. */
export const DeskQueueQuery = Type.Object({
  ...pageQuery,
  filter: Type.Optional(DeskFilter),
  day: Type.Optional(Day),
  search: Type.Optional(Type.String({ maxLength: deskLimits.search })),
});
export type DeskQueueQuery = Static<typeof DeskQueueQuery>;

/** Orders in the order of work: new ones by the time left, then by slot. */
export const DeskQueue = Entity('DeskQueue', {
  data: Type.Array(DeskOrderRow),
  meta: Meta,
  /** By filter, without day and search. */
  counts: Type.Object({
    QUEUE: Type.Integer(),
    NEW: Type.Integer(),
    ASSEMBLING: Type.Integer(),
    WAITING: Type.Integer(),
    DELIVERING: Type.Integer(),
    FINISHED: Type.Integer(),
  }),
  /** Today in the service's city. */
  today: Day,
  todayCount: Type.Integer(),
  todayTotal: Kopecks,
});
export type DeskQueue = Static<typeof DeskQueue>;

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

/** Something that happened to an order, oldest first. */
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

/**
 * A step. `stepId`: a UUID made by the device, so that a step sent twice happens once. `from`: the status that the
 * person saw; when it has changed meanwhile the answer is 409 `desk.taken`, with `status`, `by` and `at` in its details.
 * DECLINE and CANCEL need `reason`; SEND_PHOTO needs `mediaFileId`; DELIVER needs `mediaFileId`, `code` or, at the
 * shelf, neither. `takenAt`: when the person did it, if the device was offline.
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
  /** What the shop offers instead, sent to the customer's chat. */
  offer: Type.Optional(Type.String({ maxLength: deskLimits.reason })),
  mediaFileId: Type.Optional(Id),
  courierId: Type.Optional(Id),
  /** Four digits that the recipient says. */
  code: Type.Optional(Type.String({ pattern: '^\\d{4}$' })),
  handedTo: Type.Optional(HandedTo),
  takenAt: Type.Optional(Moment),
});
export type DeskStep = Static<typeof DeskStep>;

/** What a service has switched on, and when it works. Times are local to the service. */
export const DeskSettings = Entity('DeskSettings', {
  isAcceptingOrders: Type.Boolean(),
  photoBeforeDelivery: Type.Boolean(),
  offersSubstitution: Type.Boolean(),
  hasCouriers: Type.Boolean(),
  /** Null: around the clock. */
  opensAt: Nullable(ClockTime),
  closesAt: Nullable(ClockTime),
});
export type DeskSettings = Static<typeof DeskSettings>;

/** One stop of a courier's day, in the order of slots. */
export const DeskStop = Entity('DeskStop', {
  id: Id,
  number: Id,
  status: OrderStatus,
  title: Type.String(),
  mediaFile: Nullable(MediaFile),
  ...slotOfDesk,
  recipient: DeskRecipient,
  isAnonymous: Type.Boolean(),
  comment: Type.String(),
  deliveredAt: Nullable(Moment),
  hasPhoto: Type.Boolean(),
});
export type DeskStop = Static<typeof DeskStop>;
export const DeskStopsQuery = Type.Object({ day: Type.Optional(Day) });
export type DeskStopsQuery = Static<typeof DeskStopsQuery>;

/** A message to every open desk of a service. */
export const DeskEvent = Entity('DeskEvent', {
  type: Enumeration('DeskEventType', values.deskEventTypes),
  /** The order service; null for settings. */
  id: Nullable(Id),
  number: Nullable(Id),
  status: Nullable(OrderStatus),
  /** Who did it; null for the customer and the system, and in the stream of a courier. */
  by: Nullable(Type.String()),
});
export type DeskEvent = Static<typeof DeskEvent>;

/** What the customer of an order service sees of its making. */
export const OrderMaking = Entity('OrderMaking', {
  /** The shop accepts by then; afterwards the customer may cancel or wait. */
  acceptUntil: Nullable(Moment),
  /** The system cancels and refunds then. */
  cancelsAt: Nullable(Moment),
  photo: Nullable(OrderPhoto),
  deliveryPhoto: Nullable(MediaFile),
  substitution: SubstitutionChoice,
  /** The question that waits for an answer. */
  openSubstitution: Nullable(Substitution),
  courierName: Nullable(Type.String()),
  /** The customer or the recipient tells it to the courier. */
  handoverCode: Nullable(Type.String()),
  /** A dispute may be opened until then. */
  disputeUntil: Nullable(Moment),
  dispute: Nullable(OrderDispute),
  refunds: Type.Array(OrderRefund),
  refunded: Kopecks,
});
export type OrderMaking = Static<typeof OrderMaking>;
