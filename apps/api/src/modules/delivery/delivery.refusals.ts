import { needsAddress, type DeliverySlot, type DeliveryType } from '@vetka/domain/delivery';
import { formMessages } from '@vetka/domain/form';
import { formatPrice } from '@vetka/domain/money';
import type { OrderAddress } from '@vetka/domain/place';
import type { CalendarDay } from './delivery.calendar.ts';
import { nearestText } from './delivery.nearest.ts';
import type { Timetable, Way } from './delivery.soonest.ts';
import type { Terms } from './delivery.zone.ts';

/** The requested delivery of one seller's part of an order. */
export interface DeliveryWish {
  serviceId: number;
  optionId: number;
  day: string;
  /** «14:00»: the start of the interval. */
  from: string;
  /** Goods after discounts, kopecks. */
  subtotal: number;
  /** Production time of the slowest product (minutes). */
  productionMinutes: number;
  /** Production time of all pieces together (minutes). */
  workMinutes: number;
  address: OrderAddress | null;
  /** The recipient gives the address later. */
  isAddressLater: boolean;
  /** The visitor's city. */
  cityId: number | null;
}

export type DeliveryField = 'deliveryOptionId' | 'deliveryDate' | 'deliveryTime' | 'address';
export type DeliveryErrors = Partial<Record<DeliveryField, string>>;

/** An option as offered at a place. */
export interface Offer {
  way: Way;
  timetable: Timetable;
  isAcceptingOrders: boolean;
  terms: Terms;
  days: CalendarDay[];
}

export const messages = {
  option: 'Выберите способ доставки',
  notAccepting: 'Магазин сейчас не принимает заказы',
  day: 'Выберите другой день',
  time: 'Выберите другое время',
  minimum: (kopecks: number) => `Доставка от ${formatPrice(kopecks)}`,
} as const;

export const slotAt = (days: readonly CalendarDay[], day?: string, from?: string): DeliverySlot | undefined => {
  const slots = days.find((entry) => entry.day === day)?.slots.filter((slot) => slot.from === from) ?? [];
  return slots.find(({ isAvailable }) => isAvailable) ?? slots[0];
};

export const isTooSmall = ({ minTotal }: Way, subtotal: number | undefined): boolean =>
  subtotal !== undefined && subtotal < minTotal;

export const refuseAll = (days: readonly CalendarDay[], reason: string): CalendarDay[] =>
  days.map((day) => ({ ...day, isAvailable: false, reason, slots: [] }));

/** The error of a requested delivery. @param outside the reason the option does not reach the address */
export function findErrors({ way, days }: Offer, wish: DeliveryWish, outside: string | undefined): DeliveryErrors {
  const address = wish.isAddressLater ? undefined : (addressError(way.type, wish.address) ?? outside);
  const time = isTooSmall(way, wish.subtotal)
    ? { deliveryOptionId: messages.minimum(way.minTotal) }
    : timeErrors(days, wish);
  return { ...time, ...(address && { address }) };
}

function addressError(type: DeliveryType, address: OrderAddress | null): string | undefined {
  const isMissing = needsAddress(type) && (address === null || address.formatted.trim() === '');
  return isMissing ? formMessages.required : undefined;
}

/** Why the time is not available, and the nearest available one. */
function timeErrors(days: readonly CalendarDay[], wish: DeliveryWish): DeliveryErrors {
  const day = days.find((entry) => entry.day === wish.day);
  const nearest = nearestText(days, wish);
  if (!day?.isAvailable) return { deliveryDate: `${day?.reason ?? messages.day}${nearest}` };
  const slot = slotAt(days, wish.day, wish.from);
  return slot?.isAvailable ? {} : { deliveryTime: `${slot?.reason ?? messages.time}${nearest}` };
}
