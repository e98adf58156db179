import { Type, type Static } from 'typebox';
import { MediaFile } from '../media/schema.ts';
import { ClockTime, Day, Entity, Kopecks, Nullable } from '../value/schema.ts';

/** `day`: any day of the week to read; this week by default. */
export const DeskCalendarQuery = Type.Object({ day: Type.Optional(Day) });
export type DeskCalendarQuery = Static<typeof DeskCalendarQuery>;

/** Orders to deliver in one slot. */
export const DeskCalendarSlot = Entity('DeskCalendarSlot', {
  /** Local time of the service. Null for orders without an hour. */
  from: Nullable(ClockTime),
  to: Nullable(ClockTime),
  count: Type.Integer(),
  /** How many of them are not accepted yet. */
  newCount: Type.Integer(),
  /** Orders that the delivery options accept together; null without a limit, or when nothing is delivered then. */
  capacity: Nullable(Type.Integer()),
  /** Pictures of the first orders. */
  pictures: Type.Array(MediaFile),
});
export type DeskCalendarSlot = Static<typeof DeskCalendarSlot>;

/** A component of the day's bouquets. */
export const DeskNeed = Entity('DeskNeed', {
  name: Type.String(),
  quantity: Type.Integer(),
  /** Pieces that are missing on the shelf; null for a part without a stock. */
  toBuy: Nullable(Type.Integer()),
});
export type DeskNeed = Static<typeof DeskNeed>;

export const DeskCalendarDay = Entity('DeskCalendarDay', {
  day: Day,
  /** The reason the shop is closed that day; null when it is open. */
  closedReason: Nullable(Type.String()),
  count: Type.Integer(),
  /** The shop's limit of orders for the whole day; null without one. */
  capacity: Nullable(Type.Integer()),
  total: Kopecks,
  /** By hour. Hours without orders are present when the shop delivers then. */
  slots: Type.Array(DeskCalendarSlot),
  /** All components of the day's bouquets, the most needed first. */
  needs: Type.Array(DeskNeed),
});
export type DeskCalendarDay = Static<typeof DeskCalendarDay>;

/** A week of deliveries, from Monday. Cancelled orders are absent. */
export const DeskCalendar = Entity('DeskCalendar', {
  /** Today in the service's city. */
  today: Day,
  days: Type.Array(DeskCalendarDay),
});
export type DeskCalendar = Static<typeof DeskCalendar>;
