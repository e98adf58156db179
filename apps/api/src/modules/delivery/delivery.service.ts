import { dayIn } from '@vetka/domain/date';
import {
  deliveryTotal,
  needsAddress,
  type DeliveryPrice,
  type DeliveryPriceParams,
  type DeliveryPriceQuery,
  type DeliverySlot,
  type DeliveryType,
  type PlanDay,
} from '@vetka/domain/delivery';
import { formMessages } from '@vetka/domain/form';
import { formatPrice } from '@vetka/domain/money';
import type { OrderAddress } from '@vetka/domain/place';
import type { FastifyInstance } from 'fastify';
import type { Executor, Transaction } from '../../platform/database/connect.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { insertFirst } from './delivery.first.ts';
import { calendarOf, type CalendarDay } from './delivery.calendar.ts';
import { DeliveryDesk } from './delivery.desk.ts';
import { nearestText } from './delivery.nearest.ts';
import * as repository from './delivery.repository.ts';
import { soonestText, timetableSql, type Timetable } from './delivery.soonest.ts';
import { readWeek } from './delivery.week.ts';
import { liesIn, termsOf, type Terms } from './delivery.zone.ts';

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
  /** The visitor's city. */
  cityId: number | null;
}

/** A confirmed delivery. Kopecks. */
export interface DeliveryPromise {
  optionId: number;
  type: DeliveryType;
  day: string;
  from: string;
  to: string;
  total: number;
  /** Null for pickup. */
  address: OrderAddress | null;
}

export type DeliveryField = 'deliveryOptionId' | 'deliveryDate' | 'deliveryTime' | 'address';
export type DeliveryErrors = Partial<Record<DeliveryField, string>>;
export type DeliveryQuote = { ok: true; promise: DeliveryPromise } | { ok: false; errors: DeliveryErrors };

interface Offer {
  row: repository.OptionRow;
  terms: Terms;
  days: CalendarDay[];
}
interface Circumstances {
  cityId: number | null;
  productionMinutes: number;
  workMinutes: number;
  subtotal: number | undefined;
}

const messages = {
  option: 'Выберите способ доставки',
  notAccepting: 'Магазин сейчас не принимает заказы',
  day: 'Выберите другой день',
  time: 'Выберите другое время',
  minimum: (kopecks: number) => `Доставка от ${formatPrice(kopecks)}`,
  city: (name: string) => `Магазин не доставляет по этому адресу, только в город ${name}`,
} as const;

const slotAt = (days: readonly CalendarDay[], day?: string, from?: string): DeliverySlot | undefined => {
  const slots = days.find((entry) => entry.day === day)?.slots.filter((slot) => slot.from === from) ?? [];
  return slots.find(({ isAvailable }) => isAvailable) ?? slots[0];
};

const optionsSql = (service: string): string => `(
  select coalesce(json_agg(json_build_object(
    'id', o.id, 'type', o.type, 'name', o.name, 'description', o.description, 'price', o.price, 'freeFrom', o.free_from,
    'pickupAddress', case when o.type = 'PICKUP' then (
      select a.formatted from addresses a where a.id = coalesce(o.address_id, ${service}.address_id)
    ) end
  ) order by o.position, o.id), '[]')
  from delivery_options o where o.service_id = ${service}.id and o.is_active
)`;

/** Delivery options, times and prices. */
export class DeliveryService {
  readonly #app: FastifyInstance;
  /** The delivery of shops as their managers set it up. */
  readonly desk: DeliveryDesk;

  constructor(app: FastifyInstance) {
    this.#app = app;
    this.desk = new DeliveryDesk(app);
  }

  /** A week of a seller from a Monday, with what is taken of it. */
  week(serviceId: number, monday: string): Promise<PlanDay[]> {
    return readWeek(this.#app.db, serviceId, monday);
  }

  /** The price of an option and the days it is available. @throws Refusal 404 for an option of another service */
  async price(params: DeliveryPriceParams, query: DeliveryPriceQuery, cityId: number | null): Promise<DeliveryPrice> {
    const { subtotal, productionMinutes = 0, workMinutes = productionMinutes } = query;
    const at = { cityId, productionMinutes, workMinutes, subtotal };
    const offer = await this.#offer(this.#app.db, params.id, params.optionId, at);
    if (!offer) throw notFound('delivery.unknown-option');
    const { option } = offer.row;
    const { price, freeFrom } = offer.terms;
    const surcharge = slotAt(offer.days, query.day, query.from)?.surcharge ?? 0;
    return {
      optionId: option.id,
      type: option.type,
      price,
      surcharge,
      total: deliveryTotal({ price, freeFrom }, subtotal ?? 0, surcharge),
      freeFrom,
      cityId: offer.terms.cityId,
      days: offer.row.isAcceptingOrders ? offer.days : refuseAll(offer.days, messages.notAccepting),
    };
  }

  /** A seller's timetable as SQL, for queries of other modules. @param service the alias of the row of `services` */
  timetableSql(service: string): string {
    return timetableSql(service);
  }

  /** The active options of a seller as SQL: an array of `DeliveryOption`. */
  optionsSql(service: string): string {
    return optionsSql(service);
  }

  /** The earliest delivery of a product, in Russian. */
  soonestText(timetable: Timetable, productionMinutes: number, now = new Date()): string {
    return soonestText(timetable, productionMinutes, now);
  }

  /** Prevents booking the last place twice. Call before `quote` in the same transaction. */
  async lock(tx: Transaction, serviceIds: readonly number[]): Promise<void> {
    await repository.lockDelivery(tx, serviceIds);
  }

  /** Validates a delivery request and prices it. Errors are in Russian, keyed by checkout field. */
  async quote(db: Executor, wish: DeliveryWish): Promise<DeliveryQuote> {
    const offer = await this.#offer(db, wish.serviceId, wish.optionId, wish);
    if (!offer) return { ok: false, errors: { deliveryOptionId: messages.option } };
    const errors = findErrors(offer, wish);
    const slot = slotAt(offer.days, wish.day, wish.from);
    if (Object.keys(errors).length > 0 || !slot) return { ok: false, errors };
    const { option } = offer.row;
    const promise = {
      optionId: option.id,
      type: option.type,
      day: wish.day,
      from: slot.from,
      to: slot.to,
      total: deliveryTotal(offer.terms, wish.subtotal, slot.surcharge),
      address: needsAddress(option.type) ? wish.address : null,
    };
    return { ok: true, promise };
  }

  async #offer(db: Executor, serviceId: number, optionId: number, at: Circumstances): Promise<Offer | null> {
    const row = await repository.findOption(db, serviceId, optionId);
    if (!row) return null;
    const now = new Date();
    const { timeZone } = row.city;
    const today = dayIn(timeZone, now);
    const zones = await repository.findZones(db, optionId);
    const intervals = await repository.findIntervals(db, optionId);
    const closed = await repository.findClosedDays(db, serviceId, today);
    const planned = await repository.findPlannedDays(db, serviceId, today);
    const taken = await repository.findTaken(db, serviceId, today);
    const terms = termsOf(row, zones, at.cityId);
    const days = calendarOf({
      now,
      timeZone,
      optionId,
      workMinutes: at.workMinutes,
      leadMinutes: terms.leadMinutes + at.productionMinutes,
      maxDaysAhead: row.option.maxDaysAhead,
      intervals,
      closedDays: new Map(closed.map(({ day, reason }) => [day, reason])),
      usual: row.usual,
      plannedDays: new Map(planned.map((each) => [each.day, each])),
      taken,
    });
    return {
      row,
      terms,
      days: isTooSmall(row, at.subtotal) ? refuseAll(days, messages.minimum(row.option.minTotal)) : days,
    };
  }

  /** What a new shop delivers by until it changes that: pickup, and its courier within the city. */
  createFirst(tx: Transaction, serviceId: number): Promise<void> {
    return insertFirst(tx, serviceId);
  }
}

const isTooSmall = ({ option }: repository.OptionRow, subtotal: number | undefined): boolean =>
  subtotal !== undefined && subtotal < option.minTotal;

const refuseAll = (days: readonly CalendarDay[], reason: string): CalendarDay[] =>
  days.map((day) => ({ ...day, isAvailable: false, reason, slots: [] }));

function findErrors({ row, terms, days }: Offer, wish: DeliveryWish): DeliveryErrors {
  const address = addressError(row.option.type, terms, wish.address);
  const time = isTooSmall(row, wish.subtotal)
    ? { deliveryOptionId: messages.minimum(row.option.minTotal) }
    : timeErrors(days, wish);
  return { ...time, ...(address && { address }) };
}

function addressError(type: DeliveryType, terms: Terms, address: OrderAddress | null): string | undefined {
  if (!needsAddress(type)) return undefined;
  if (address === null || address.formatted.trim() === '') return formMessages.required;
  return liesIn(terms.cityName, address) ? undefined : messages.city(terms.cityName);
}

/** Why the time can't be had, and the nearest time that can. */
function timeErrors(days: readonly CalendarDay[], wish: DeliveryWish): DeliveryErrors {
  const day = days.find((entry) => entry.day === wish.day);
  const nearest = nearestText(days, wish);
  if (!day?.isAvailable) return { deliveryDate: `${day?.reason ?? messages.day}${nearest}` };
  const slot = slotAt(days, wish.day, wish.from);
  return slot?.isAvailable ? {} : { deliveryTime: `${slot?.reason ?? messages.time}${nearest}` };
}
