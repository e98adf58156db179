import { Type, type Static } from 'typebox';
import { DeliveryType } from '../delivery/schema.ts';
import { MediaFile } from '../media/schema.ts';
import { OrderStatus } from '../order/schema.ts';
import { Meta, pageQuery } from '../paging/schema.ts';
import { OrderAddress } from '../place/schema.ts';
import { ClockTime, Day, Entity, Enumeration, Id, Kopecks, Moment, Nullable } from '../value/schema.ts';
import { PhotoAnswerType } from './question.schema.ts';
import { DeskPerson } from './staff.schema.ts';
import * as values from './values.ts';

const { deskLimits } = values;

export const DeskStepType = Enumeration('DeskStepType', values.deskSteps);
export type DeskStepType = Static<typeof DeskStepType>;

export const DeskFilter = Enumeration('DeskFilter', values.deskFilters);
export type DeskFilter = Static<typeof DeskFilter>;

/** The recipient of an order. */
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
  /** The number shown to people, № 10531. */
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
  /** The deadline to accept a new order; null once accepted. */
  acceptUntil: Nullable(Moment),
  /** When to start or to finish: the start of the slot without the preparation time. */
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
