import {
  isSameDistrict,
  type DeliveryWay,
  type DeliveryWayEdit,
  type DeliveryZoneEdit,
  type WeekSlot,
} from '@vetka/domain/delivery';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/connect.ts';
import { deliveryIntervals, deliveryOptions, deliveryZones } from '../../platform/database/schema/delivery.ts';
import { cities } from '../../platform/database/schema/place.ts';
import { together } from '../../platform/database/together.ts';
import { invalid } from '../../platform/http/refusal.ts';
import { clockOf } from './delivery.calendar.ts';
import { planMessages, requireOrder, requireSeparate } from './delivery.checks.ts';

type IntervalRow = typeof deliveryIntervals.$inferSelect;

export const plannedSlotOf = (row: IntervalRow) => ({
  from: clockOf(row.startsAt),
  to: clockOf(row.endsAt),
  surcharge: row.surcharge,
  capacity: row.capacity,
  capacityMinutes: row.capacityMinutes,
  orderUntil: row.orderUntil && clockOf(row.orderUntil),
});

const byTime = [asc(deliveryIntervals.weekday), asc(deliveryIntervals.startsAt), asc(deliveryIntervals.id)];

const findWeekSlots = async (db: Executor, optionIds: readonly number[]) =>
  db
    .select()
    .from(deliveryIntervals)
    .where(and(inArray(deliveryIntervals.optionId, [...optionIds]), isNull(deliveryIntervals.day)))
    .orderBy(...byTime);

const findZonesOf = async (db: Executor, optionIds: readonly number[]) =>
  db
    .select({ zone: deliveryZones, cityName: cities.name })
    .from(deliveryZones)
    .innerJoin(cities, eq(cities.id, deliveryZones.cityId))
    .where(inArray(deliveryZones.optionId, [...optionIds]))
    .orderBy(asc(cities.name), asc(deliveryZones.id));

/** A way of delivery without the version, which its history counts. */
type StoredWay = Omit<DeliveryWay, 'version'>;

/** The ways of delivery of a service, switched off or not; three queries. */
export async function readWays(db: Executor, serviceId: number): Promise<StoredWay[]> {
  const options = await db
    .select()
    .from(deliveryOptions)
    .where(eq(deliveryOptions.serviceId, serviceId))
    .orderBy(asc(deliveryOptions.position), asc(deliveryOptions.id));
  const ids = options.map(({ id }) => id);
  const [zones, slots] = await together(
    db,
    () => findZonesOf(db, ids),
    () => findWeekSlots(db, ids),
  );
  return options.map(
    ({ id, type, name, description, isActive, price, freeFrom, minTotal, leadMinutes, maxDaysAhead }) => ({
      id,
      type,
      name,
      description,
      isActive,
      price,
      freeFrom,
      minTotal,
      leadMinutes,
      maxDaysAhead,
      zones: zones.filter(({ zone }) => zone.optionId === id).map(({ zone, cityName }) => zoneOf(zone, cityName)),
      slots: slots
        .filter(({ optionId }) => optionId === id)
        .map((row) => ({
          ...plannedSlotOf(row),
          weekday: row.weekday,
        })),
    }),
  );
}

const zoneOf = (
  { cityId, districts, price, freeFrom, leadMinutes, orderUntil }: typeof deliveryZones.$inferSelect,
  cityName: string,
): DeliveryWay['zones'][number] => ({
  cityId,
  cityName,
  districts,
  price,
  freeFrom,
  leadMinutes,
  orderUntil: orderUntil && clockOf(orderUntil),
});

/** A delivery option in the form in which it is edited, as stored in the history. */
export const editOf = ({ id: _id, zones, ...way }: StoredWay): DeliveryWayEdit => ({
  ...way,
  zones: zones.map(({ cityName: _name, ...zone }) => zone),
});

const weekdayOrder = ({ weekday, from }: WeekSlot): string => `${weekday ?? 9} ${from}`;

async function checkZones(tx: Transaction, { type, zones }: DeliveryWayEdit): Promise<void> {
  if (type === 'PICKUP' && zones.length > 0) throw invalid({ zones: planMessages.pickupZones });
  const ids = zones.map(({ cityId }) => cityId);
  const known = await tx.select({ id: cities.id }).from(cities).where(inArray(cities.id, ids));
  ids.forEach((cityId, index) => {
    if (!known.some(({ id }) => id === cityId)) throw invalid({ [`zones.${index}.cityId`]: planMessages.city });
  });
  zones.forEach((zone, index) => requireOwnArea(zone, zones.slice(0, index), `zones.${index}`));
}

/** Every address belongs to one zone. @throws Refusal 422 */
function requireOwnArea(zone: DeliveryZoneEdit, before: readonly DeliveryZoneEdit[], field: string): void {
  const ofCity = before.filter(({ cityId }) => cityId === zone.cityId);
  if (zone.districts.length === 0 && ofCity.some(({ districts }) => districts.length === 0)) {
    throw invalid({ [`${field}.cityId`]: planMessages.sameCity });
  }
  const taken = ofCity.flatMap(({ districts }) => districts);
  zone.districts.forEach((district, index) => {
    const others = [...taken, ...zone.districts.slice(0, index)];
    if (others.some((other) => isSameDistrict(other, district))) {
      throw invalid({ [`${field}.districts`]: planMessages.sameDistrict(district) });
    }
  });
}

function checkSlots(slots: readonly WeekSlot[]): void {
  slots.forEach((slot, index) => {
    requireOrder(slot, `slots.${index}`);
    const sameDays = (other: WeekSlot) =>
      slot.weekday === null || other.weekday === null || other.weekday === slot.weekday;
    requireSeparate(slot, slots.slice(0, index).filter(sameDays), `slots.${index}`);
  });
}

/** Replaces an option's hours of the usual week. Orders keep their time: they do not refer to intervals. */
async function writeSlots(tx: Transaction, optionId: number, slots: readonly WeekSlot[]): Promise<void> {
  await tx
    .delete(deliveryIntervals)
    .where(and(eq(deliveryIntervals.optionId, optionId), isNull(deliveryIntervals.day)));
  if (slots.length === 0) return;
  const ordered = slots.toSorted((one, other) => weekdayOrder(one).localeCompare(weekdayOrder(other)));
  await tx.insert(deliveryIntervals).values(
    ordered.map(({ from, to, weekday, surcharge, capacity, capacityMinutes, orderUntil }, position) => ({
      optionId,
      weekday,
      surcharge,
      capacity,
      capacityMinutes,
      orderUntil,
      position,
      startsAt: from,
      endsAt: to,
    })),
  );
}

async function writeZones(tx: Transaction, optionId: number, zones: DeliveryWayEdit['zones']): Promise<void> {
  await tx.delete(deliveryZones).where(eq(deliveryZones.optionId, optionId));
  if (zones.length === 0) return;
  await tx.insert(deliveryZones).values(
    zones.map(({ cityId, districts, price, freeFrom, leadMinutes, orderUntil }) => ({
      optionId,
      cityId,
      price,
      freeFrom,
      leadMinutes,
      orderUntil,
      districts: districts.map((district) => district.trim()),
    })),
  );
}

const columnsOf = (edit: DeliveryWayEdit) => ({
  type: edit.type,
  name: edit.name.trim(),
  description: edit.description.trim(),
  isActive: edit.isActive,
  price: edit.price,
  freeFrom: edit.freeFrom,
  minTotal: edit.minTotal,
  leadMinutes: edit.leadMinutes,
  maxDaysAhead: edit.maxDaysAhead,
});

/** Adds a way after the others. */
async function insertWay(tx: Transaction, serviceId: number, edit: DeliveryWayEdit, position: number): Promise<number> {
  const [row] = await tx
    .insert(deliveryOptions)
    .values({ serviceId, position, ...columnsOf(edit) })
    .returning({ id: deliveryOptions.id });
  if (!row) throw new Error('An insert returned no row.');
  return row.id;
}

/** @param id the way to change; null adds one. @returns its id. @throws Refusal 422 on a field */
export async function writeWay(
  tx: Transaction,
  serviceId: number,
  id: number | null,
  edit: DeliveryWayEdit,
): Promise<number> {
  if (edit.freeFrom !== null && edit.freeFrom < edit.minTotal) throw invalid({ freeFrom: planMessages.freeFrom });
  checkSlots(edit.slots);
  await checkZones(tx, edit);
  const count = id === null ? await tx.$count(deliveryOptions, eq(deliveryOptions.serviceId, serviceId)) : 0;
  const optionId = id ?? (await insertWay(tx, serviceId, edit, count));
  if (id !== null) await tx.update(deliveryOptions).set(columnsOf(edit)).where(eq(deliveryOptions.id, id));
  await writeZones(tx, optionId, edit.zones);
  await writeSlots(tx, optionId, edit.slots);
  return optionId;
}
