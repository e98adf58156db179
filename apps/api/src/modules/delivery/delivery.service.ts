import {
  deliveryTotal,
  needsAddress,
  type DeliveryPrice,
  type DeliveryPriceParams,
  type DeliveryPriceQuery,
  type DeliveryType,
  type PlanDay,
} from '@vetka/domain/delivery';
import type { OrderAddress } from '@vetka/domain/place';
import type { FastifyInstance } from 'fastify';
import type { Executor, Transaction } from '../../platform/database/connect.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { insertFirst } from './delivery.first.ts';
import { DeliveryDesk } from './delivery.desk.ts';
import { addressReason, findOffer } from './delivery.offer.ts';
import { findChoices, type Choices, type Placed } from './delivery.placed.ts';
import {
  findErrors,
  messages,
  refuseAll,
  slotAt,
  type DeliveryErrors,
  type DeliveryWish,
} from './delivery.refusals.ts';
import * as repository from './delivery.repository.ts';
import { soonestText, timetableSql, type Timetable } from './delivery.soonest.ts';
import { reachToday, type TodayReach } from './delivery.today.ts';
import { readWeek, type WeekOf } from './delivery.week.ts';
import { destinationOf } from './delivery.zone.ts';

/** A confirmed delivery. Kopecks. */
export interface DeliveryPromise {
  optionId: number;
  type: DeliveryType;
  day: string;
  from: string;
  to: string;
  total: number;
  /** Null for pickup, and while the recipient has not given it. */
  address: OrderAddress | null;
  isAddressLater: boolean;
  /** The destination city. */
  cityId: number;
}

export type DeliveryQuote = { ok: true; promise: DeliveryPromise } | { ok: false; errors: DeliveryErrors };

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
  async week(of: WeekOf): Promise<PlanDay[]> {
    return (await readWeek(this.#app.db, of)).days;
  }

  /** The price of an option and the days it is available. @throws Refusal 404 for an option of another service */
  async price(params: DeliveryPriceParams, query: DeliveryPriceQuery, cityId: number | null): Promise<DeliveryPrice> {
    const { subtotal, productionMinutes = 0, workMinutes = productionMinutes } = query;
    const to = destinationOf(query);
    const at = { cityId, to, productionMinutes, workMinutes, subtotal };
    const offer = await findOffer(this.#app.db, params.id, params.optionId, at);
    if (!offer) throw notFound('delivery.unknown-option');
    const { way, terms } = offer;
    const { price, freeFrom } = terms;
    const surcharge = slotAt(offer.days, query.day, query.from)?.surcharge ?? 0;
    return {
      optionId: way.optionId,
      type: way.type,
      price,
      surcharge,
      total: deliveryTotal({ price, freeFrom }, subtotal ?? 0, surcharge),
      freeFrom,
      cityId: terms.cityId,
      dependsOnAddress: way.zones.length > 0 && needsAddress(way.type),
      addressReason: addressReason(offer, at) ?? null,
      days: offer.isAcceptingOrders ? offer.days : refuseAll(offer.days, messages.notAccepting),
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

  /** The products that a seller can still deliver today to a city. */
  reachToday(...asked: Parameters<typeof reachToday>): TodayReach[] {
    return reachToday(...asked);
  }

  /** Prevents booking the last place twice. Call before `quote` in the same transaction. */
  async lock(tx: Transaction, serviceIds: readonly number[]): Promise<void> {
    await repository.lockDelivery(tx, serviceIds);
  }

  /** Validates a delivery request and prices it. Errors are in Russian, keyed by checkout field. */
  async quote(db: Executor, wish: DeliveryWish): Promise<DeliveryQuote> {
    const at = { ...wish, to: wish.address && destinationOf({ ...wish.address, address: wish.address.formatted }) };
    const offer = await findOffer(db, wish.serviceId, wish.optionId, at);
    if (!offer) return { ok: false, errors: { deliveryOptionId: messages.option } };
    const errors = findErrors(offer, wish, addressReason(offer, at));
    const slot = slotAt(offer.days, wish.day, wish.from);
    if (Object.keys(errors).length > 0 || !slot) return { ok: false, errors };
    const { optionId, type } = offer.way;
    const promise = {
      optionId,
      type,
      day: wish.day,
      from: slot.from,
      to: slot.to,
      total: deliveryTotal(offer.terms, wish.subtotal, slot.surcharge),
      address: needsAddress(type) ? wish.address : null,
      isAddressLater: wish.isAddressLater && needsAddress(type),
      cityId: offer.terms.cityId,
    };
    return { ok: true, promise };
  }

  /** The hours in which a placed order may be delivered to an address for what was paid. */
  choices(db: Executor, placed: Placed, address: OrderAddress | null): Promise<Choices> {
    return findChoices(db, placed, address);
  }

  /** The default delivery options of a new shop: pickup, and its courier within the city. */
  createFirst(tx: Transaction, serviceId: number): Promise<void> {
    return insertFirst(tx, serviceId);
  }
}
