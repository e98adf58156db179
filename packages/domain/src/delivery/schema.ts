import { Type, type Static } from 'typebox';
import { ClockTime, Day, Entity, Id, Kopecks, Nullable } from '../value/schema.ts';
import { DeliveryType } from './type.schema.ts';

export * from './plan.schema.ts';
export * from './type.schema.ts';

/** A delivery or pickup option of a service. */
export const DeliveryOption = Entity('DeliveryOption', {
  id: Id,
  type: DeliveryType,
  name: Type.String(),
  description: Type.String(),
  /** Kopecks, before the surcharge of an interval. */
  price: Kopecks,
  /** Sub-cart total from which delivery is free, kopecks. */
  freeFrom: Nullable(Kopecks),
  /** Where to collect; only for PICKUP. */
  pickupAddress: Nullable(Type.String()),
});
export type DeliveryOption = Static<typeof DeliveryOption>;

export const DeliverySlot = Entity('DeliverySlot', {
  from: ClockTime,
  to: ClockTime,
  /** Kopecks on top of the price. */
  surcharge: Kopecks,
  isAvailable: Type.Boolean(),
  /** The reason it is unavailable, in Russian: «Не успеем собрать». */
  reason: Nullable(Type.String()),
});
export type DeliverySlot = Static<typeof DeliverySlot>;

export const DeliveryDay = Entity('DeliveryDay', {
  day: Day,
  isAvailable: Type.Boolean(),
  reason: Nullable(Type.String()),
  slots: Type.Array(DeliverySlot),
});
export type DeliveryDay = Static<typeof DeliveryDay>;

export const DeliveryPriceParams = Type.Object({ id: Id, optionId: Id });
export type DeliveryPriceParams = Static<typeof DeliveryPriceParams>;
/** `subtotal`: the price of the goods after discounts, kopecks; `day` and `from`: the chosen interval. */
export const DeliveryPriceQuery = Type.Object({
  subtotal: Type.Optional(Kopecks),
  day: Type.Optional(Day),
  from: Type.Optional(ClockTime),
  /** Longest preparation time among the ordered products, in minutes. */
  productionMinutes: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
  /** Preparation time of all pieces together, in minutes. */
  workMinutes: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000_000 })),
  /** The known parts of the recipient's address; they select the zone. */
  city: Type.Optional(Type.String({ maxLength: 150 })),
  region: Type.Optional(Type.String({ maxLength: 100 })),
  district: Type.Optional(Type.String({ maxLength: 100 })),
  address: Type.Optional(Type.String({ maxLength: 500 })),
});
export type DeliveryPriceQuery = Static<typeof DeliveryPriceQuery>;
/** Delivery price for this choice and the available intervals: 14 days from today in the service's city. */
export const DeliveryPrice = Entity('DeliveryPrice', {
  optionId: Id,
  type: DeliveryType,
  price: Kopecks,
  surcharge: Kopecks,
  total: Kopecks,
  freeFrom: Nullable(Kopecks),
  /** The destination city: the visitor's if the option covers it, otherwise the seller's. */
  cityId: Id,
  /** The option has zones, so the price and the times may differ once the address is known. */
  dependsOnAddress: Type.Boolean(),
  /** The reason the option does not reach the requested address, and the seller's options that do. */
  addressReason: Nullable(Type.String()),
  days: Type.Array(DeliveryDay),
});
export type DeliveryPrice = Static<typeof DeliveryPrice>;
