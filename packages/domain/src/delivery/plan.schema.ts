import { Type, type Static } from 'typebox';
import { PageOf } from '../paging/schema.ts';
import { ClockTime, Day, Entity, Enumeration, Id, Moment, Nullable, Slug, Update } from '../value/schema.ts';
import { DeliveryType } from './type.schema.ts';
import * as values from './values.ts';

const { deliveryLimits } = values;

export const DeliveryChangeKind = Enumeration('DeliveryChangeKind', values.deliveryChangeKinds);
export type DeliveryChangeKind = Static<typeof DeliveryChangeKind>;

const Price = Type.Integer({ minimum: 0, maximum: deliveryLimits.price });

/** The taken capacity; null is unlimited. `capacityMinutes`: minutes of work. */
const limits = {
  capacity: Nullable(Type.Integer({ minimum: 0, maximum: deliveryLimits.orders })),
  capacityMinutes: Nullable(Type.Integer({ minimum: 0, maximum: deliveryLimits.minutes })),
};
/** Taken places: orders that are not cancelled, and their minutes of work. */
const load = { count: Type.Integer(), minutes: Type.Integer() };

/** How often it was changed. An edit names the version that was read. */
const version = { version: Type.Integer() };
/** A newer version is not overwritten. Without a version the edit is saved in any case. */
const readVersion = { version: Type.Optional(Type.Integer({ minimum: 0 })) };

export const DayLimits = Entity('DayLimits', limits);
export type DayLimits = Static<typeof DayLimits>;
export const UsualDay = Entity('UsualDay', { ...limits, ...version });
export type UsualDay = Static<typeof UsualDay>;
export const ChangeUsualDay = Entity('ChangeUsualDay', { ...limits, ...readVersion });
export type ChangeUsualDay = Static<typeof ChangeUsualDay>;

/** Hours of delivery in the local time of the shop. */
export const PlannedSlot = Entity('PlannedSlot', {
  from: ClockTime,
  to: ClockTime,
  /** Kopecks on top of the price. */
  surcharge: Price,
  ...limits,
  /** Until when orders for the same day are accepted; null as long as there is time to make them. */
  orderUntil: Nullable(ClockTime),
});
export type PlannedSlot = Static<typeof PlannedSlot>;

export const WeekSlot = Entity('WeekSlot', {
  ...PlannedSlot.properties,
  /** 1 is Monday; null is every day. */
  weekday: Nullable(Type.Integer({ minimum: 1, maximum: 7 })),
});
export type WeekSlot = Static<typeof WeekSlot>;

/** An area that a delivery option reaches: a city, or some of its districts. Null means as everywhere. */
export const DeliveryZoneEdit = Entity('DeliveryZoneEdit', {
  cityId: Id,
  /** Empty is the whole city except the districts of its other zones. */
  districts: Type.Array(Type.String({ minLength: 1, maxLength: deliveryLimits.district, pattern: '\\S' }), {
    maxItems: deliveryLimits.districts,
  }),
  price: Nullable(Price),
  freeFrom: Nullable(Price),
  leadMinutes: Nullable(Type.Integer({ minimum: 0, maximum: deliveryLimits.leadMinutes })),
  /** Until when orders for the same day are accepted there. */
  orderUntil: Nullable(ClockTime),
});
export type DeliveryZoneEdit = Static<typeof DeliveryZoneEdit>;

export const DeliveryZone = Entity('DeliveryZone', { ...DeliveryZoneEdit.properties, cityName: Type.String() });
export type DeliveryZone = Static<typeof DeliveryZone>;

/** A delivery option as its shop sets it up. */
export const DeliveryWayEdit = Entity('DeliveryWayEdit', {
  type: DeliveryType,
  name: Type.String({ minLength: 1, maxLength: deliveryLimits.name, pattern: '\\S' }),
  description: Type.String({ maxLength: deliveryLimits.description }),
  isActive: Type.Boolean(),
  price: Price,
  freeFrom: Nullable(Price),
  minTotal: Price,
  leadMinutes: Type.Integer({ minimum: 0, maximum: deliveryLimits.leadMinutes }),
  maxDaysAhead: Type.Integer({ minimum: 0, maximum: deliveryLimits.daysAhead }),
  /** Without zones it reaches the shop's own city. */
  zones: Type.Array(DeliveryZoneEdit, { maxItems: deliveryLimits.zones }),
  slots: Type.Array(WeekSlot, { maxItems: deliveryLimits.slots }),
});
export type DeliveryWayEdit = Static<typeof DeliveryWayEdit>;

export const ChangeDeliveryWay = Update('ChangeDeliveryWay', { ...DeliveryWayEdit.properties, ...readVersion });
export type ChangeDeliveryWay = Static<typeof ChangeDeliveryWay>;

export const DeliveryWay = Entity('DeliveryWay', {
  ...DeliveryWayEdit.properties,
  id: Id,
  ...version,
  zones: Type.Array(DeliveryZone),
});
export type DeliveryWay = Static<typeof DeliveryWay>;

/**
 * The hours of one delivery option on a planned day. An option that is left out does not deliver then, nor after it is
 * switched on again.
 */
export const PlannedWay = Entity('PlannedWay', {
  optionId: Id,
  slots: Type.Array(PlannedSlot, { maxItems: deliveryLimits.slots }),
});
export type PlannedWay = Static<typeof PlannedWay>;

/** A day apart from the usual week. */
export const DayPlan = Entity('DayPlan', {
  /** «8 марта». */
  name: Type.String({ maxLength: deliveryLimits.dayName }),
  ...limits,
  ways: Type.Array(PlannedWay, { maxItems: deliveryLimits.ways }),
});
export type DayPlan = Static<typeof DayPlan>;

/** One day: closed or open, as planned or as usual. */
export const DeliveryDayEdit = Entity('DeliveryDayEdit', {
  /** Null when the shop is open. */
  closedReason: Nullable(Type.String({ maxLength: deliveryLimits.reason })),
  /** Null: as on any other week. */
  plan: Nullable(DayPlan),
});
export type DeliveryDayEdit = Static<typeof DeliveryDayEdit>;

export const ChangeDeliveryDay = Entity('ChangeDeliveryDay', { ...DeliveryDayEdit.properties, ...readVersion });
export type ChangeDeliveryDay = Static<typeof ChangeDeliveryDay>;

/** Hours of one delivery option on one day, with the taken capacity. */
export const SlotOfDay = Entity('SlotOfDay', { optionId: Id, ...PlannedSlot.properties, ...load });
export type SlotOfDay = Static<typeof SlotOfDay>;

export const PlanDay = Entity('PlanDay', {
  day: Day,
  closedReason: Nullable(Type.String()),
  ...version,
  /** It has hours and limits of its own. */
  isPlanned: Type.Boolean(),
  name: Type.String(),
  ...limits,
  ...load,
  /** Of every option, switched off or not. */
  slots: Type.Array(SlotOfDay),
});
export type PlanDay = Static<typeof PlanDay>;

/** The delivery of a shop, and one week of it. */
export const DeliveryPlan = Entity('DeliveryPlan', {
  /** Today in the shop's city. */
  today: Day,
  city: Type.Object({ id: Id, name: Type.String() }),
  ways: Type.Array(DeliveryWay),
  usual: UsualDay,
  /** From today on. */
  plannedDays: Type.Array(Type.Object({ day: Day, name: Type.String() })),
  closedDays: Type.Array(Type.Object({ day: Day, reason: Type.String() })),
  /** From Monday. */
  days: Type.Array(PlanDay),
});
export type DeliveryPlan = Static<typeof DeliveryPlan>;

/** `day`: any day of the week to read; this week by default. */
export const DeliveryPlanQuery = Type.Object({ day: Type.Optional(Day) });
export type DeliveryPlanQuery = Static<typeof DeliveryPlanQuery>;

export const DeliveryWayParams = Type.Object({ service: Slug, id: Id });
export type DeliveryWayParams = Static<typeof DeliveryWayParams>;
export const DeliveryDayParams = Type.Object({ service: Slug, day: Day });
export type DeliveryDayParams = Static<typeof DeliveryDayParams>;
export const DeliveryChangeParams = Type.Object({ service: Slug, changeId: Id });
export type DeliveryChangeParams = Static<typeof DeliveryChangeParams>;

/** With `changeId` a change can be undone; null when nothing changed. */
export const ChangedDelivery = Entity('ChangedDelivery', { changeId: Nullable(Id) });
export type ChangedDelivery = Static<typeof ChangedDelivery>;

export const DeliveryChangeRow = Entity('DeliveryChangeRow', {
  changeId: Id,
  kind: DeliveryChangeKind,
  /** «Курьер», «8 марта». */
  title: Type.String(),
  /** The change in words: «Цена: 300 ₽ → 350 ₽». */
  lines: Type.Array(Type.String()),
  by: Type.String(),
  createdAt: Moment,
  isUndone: Type.Boolean(),
  /** It can still be undone. */
  mayUndo: Type.Boolean(),
});
export type DeliveryChangeRow = Static<typeof DeliveryChangeRow>;
export const DeliveryHistory = PageOf('DeliveryHistory', DeliveryChangeRow);
export type DeliveryHistory = Static<typeof DeliveryHistory>;
