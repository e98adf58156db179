import { deliveryTotal } from '@vetka/domain/delivery';
import type { OrderAddress } from '@vetka/domain/place';
import type { Executor } from '../../platform/database/connect.ts';
import { findOffer } from './delivery.offer.ts';
import { slotAt, type Offer } from './delivery.refusals.ts';
import { destinationOf, refusalText, termsOf } from './delivery.zone.ts';

interface Hours {
  from: string;
  to: string;
}

/** The delivery of a placed order. */
export interface Placed {
  serviceId: number;
  /** Null once the shop has deleted the option. */
  optionId: number | null;
  day: string;
  /** The booked hours. */
  hours: Hours;
  /** Goods after discounts, kopecks. */
  subtotal: number;
  /** Kopecks for the delivery. */
  paid: number;
  productionMinutes: number;
  workMinutes: number;
  /** The city for which the delivery was chosen. */
  cityId: number;
}

export interface Choices {
  /** Why the order is not delivered to the address. */
  refusal?: string;
  /** Of the same day. The booked hours are always among them. */
  hours: Hours[];
}

const dearer = 'По этому адресу доставка стоит дороже оплаченной. Укажите другой адрес';

/** The surcharge of the booked hours, which is paid already. */
const paidSurcharge = ({ days }: Offer, { day, hours }: Placed): number =>
  slotAt(days, day, hours.from)?.surcharge ?? 0;

/** Nobody is there to pay more: an address in a dearer zone is refused as one outside of them. */
function refusalOf(offer: Offer, placed: Placed, to: ReturnType<typeof destinationOf>): string | undefined {
  const { way, timetable, terms } = offer;
  if (to === null) return undefined;
  const seller = { option: way, city: timetable.city };
  if (!terms.reaches) return refusalText(seller, way.zones, to, []);
  const usual = termsOf(seller, way.zones, { cityId: placed.cityId, to: null });
  // The shop may have raised its prices since.
  const most = Math.max(deliveryTotal(usual, placed.subtotal, 0), placed.paid - paidSurcharge(offer, placed));
  return deliveryTotal(terms, placed.subtotal, 0) > most ? dearer : undefined;
}

function freeHours(offer: Offer, placed: Placed): Hours[] {
  const { day, hours } = placed;
  const most = paidSurcharge(offer, placed);
  const slots = offer.days.find((each) => each.day === day)?.slots ?? [];
  const others = slots.filter(
    ({ from, isAvailable, surcharge }) => isAvailable && surcharge <= most && from !== hours.from,
  );
  return [hours, ...others.map(({ from, to }) => ({ from, to }))].toSorted((a, b) => a.from.localeCompare(b.from));
}

/** The hours in which a placed order may be delivered to an address for what was paid. */
export async function findChoices(db: Executor, placed: Placed, address: OrderAddress | null): Promise<Choices> {
  const { serviceId, optionId, day, hours, productionMinutes, workMinutes, cityId } = placed;
  const to = address && destinationOf({ ...address, address: address.formatted });
  const own = { day, optionId, from: `${hours.from}:00` };
  const at = { cityId, to, productionMinutes, workMinutes, subtotal: undefined, own };
  const offer = optionId === null ? null : await findOffer(db, serviceId, optionId, at);
  // Of an option that the shop no longer offers only what was booked is left.
  if (!offer) return { hours: [hours] };
  const refusal = refusalOf(offer, placed, to);
  return { hours: freeHours(offer, placed), ...(refusal !== undefined && { refusal }) };
}
