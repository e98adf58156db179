import { addDays, dayIn, mondayOf } from '@vetka/domain/date';
import type { PlanDay, SlotOfDay } from '@vetka/domain/delivery';
import { calendarWeek, type DeskCalendar, type DeskCalendarDay, type DeskCalendarSlot } from '@vetka/domain/desk';
import { and, between, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Executor } from '../../platform/database/connect.ts';
import { gathered } from '../../platform/database/gathered.ts';
import { productCompositions } from '../../platform/database/schema/catalog-product.ts';
import { media } from '../../platform/database/schema/media.ts';
import { orderProducts, orders, orderServices } from '../../platform/database/schema/order.ts';
import { mediaFileOf, shownMedia } from '../../platform/media-file.ts';
import type { Desk } from './desk.access.ts';
import { clockOf } from './desk.hours.ts';
import { isAtDesk } from './desk.rows.ts';

const daysOfWeek = 7;
const picturesPerSlot = 3;

/** Lines of goods without a recipe: those with one have reserved their stems. */
const hasNoStems = sql`not exists (select from stem_reservations r where r.order_product_id = ${orderProducts.id})`;

/** Orders of a service to be delivered in a week that starts at `monday`. */
const isOfWeek = ({ service }: Desk, monday: string) =>
  and(
    isAtDesk(service.id),
    sql`${orderServices.cancelledAt} is null`,
    between(orderServices.deliveryDate, monday, addDays(monday, daysOfWeek - 1)),
  );

const findOrders = (db: Executor, desk: Desk, monday: string) =>
  db
    .select({
      day: sql<string>`${orderServices.deliveryDate}`,
      from: orderServices.deliveryFrom,
      to: orderServices.deliveryTo,
      status: orderServices.status,
      total: orderServices.total,
      picture: shownMedia,
    })
    .from(orderServices)
    .innerJoin(orders, eq(orders.id, orderServices.orderId))
    .leftJoin(
      media,
      eq(
        media.id,
        sql`(select op.media_id from order_products op where op.order_service_id = ${orderServices.id} order by op.id limit 1)`,
      ),
    )
    .where(isOfWeek(desk, monday))
    .orderBy(orderServices.id);
type CalendarOrder = Awaited<ReturnType<typeof findOrders>>[number];

const findNeeds = (db: Executor, desk: Desk, monday: string) =>
  db
    .select({
      day: sql<string>`${orderServices.deliveryDate}`,
      name: productCompositions.name,
      quantity: sql<number>`sum(${orderProducts.quantity} * ${productCompositions.quantity})::int`,
    })
    .from(orderServices)
    .innerJoin(orders, eq(orders.id, orderServices.orderId))
    .innerJoin(orderProducts, eq(orderProducts.orderServiceId, orderServices.id))
    .innerJoin(productCompositions, eq(productCompositions.productId, orderProducts.productId))
    .where(and(isOfWeek(desk, monday), hasNoStems))
    .groupBy(orderServices.deliveryDate, productCompositions.name)
    .orderBy(sql`3 desc`, productCompositions.name);

const slotKey = ({ from, to }: { from: string | null; to: string | null }): string => `${from ?? '~'} ${to ?? ''}`;

/** The capacities of all options in the same hours are added up; an option without a limit makes the slot unlimited. */
const capacityOf = (hours: readonly SlotOfDay[]): number | null =>
  hours.reduce<number | null>(
    (sum, { capacity }) => (sum === null || capacity === null ? null : sum + capacity),
    hours.length === 0 ? null : 0,
  );

function slotOf(ofSlot: readonly CalendarOrder[], hours: readonly SlotOfDay[]): DeskCalendarSlot {
  const first = ofSlot[0] ?? hours[0];
  return {
    from: first?.from ?? null,
    to: first?.to ?? null,
    count: ofSlot.length,
    newCount: ofSlot.filter(({ status }) => status === 'NEW').length,
    capacity: capacityOf(hours),
    pictures: ofSlot.flatMap(({ picture }) => (picture ? [mediaFileOf(picture)] : [])).slice(0, picturesPerSlot),
  };
}

function slotsOf(ofDay: readonly CalendarOrder[], hours: readonly SlotOfDay[]): DeskCalendarSlot[] {
  const keys = [...new Set([...ofDay.map(slotKey), ...hours.map(slotKey)])].toSorted();
  const isOf = (key: string) => (each: CalendarOrder | SlotOfDay) => slotKey(each) === key;
  return keys.map((key) => slotOf(ofDay.filter(isOf(key)), hours.filter(isOf(key))));
}

/** A week of deliveries with what it takes to make them, in one query. */
export async function readCalendar(
  { db, delivery, stemStock }: FastifyInstance,
  desk: Desk,
  day?: string,
): Promise<DeskCalendar> {
  const { id: serviceId, dayCapacity: capacity, dayCapacityMinutes: capacityMinutes } = desk.service;
  const today = dayIn(desk.timeZone);
  const monday = day === undefined ? calendarWeek(today) : mondayOf(day);
  const [rows, parts, stems, week] = await gathered(() =>
    Promise.all([
      findOrders(db, desk, monday),
      findNeeds(db, desk, monday),
      stemStock.needs(db, serviceId, monday, addDays(monday, daysOfWeek - 1)),
      delivery.week({ serviceId, monday, usual: { capacity, capacityMinutes }, onlyActive: true }),
    ]),
  );
  const needs = [...stems, ...parts.map((part) => ({ ...part, toBuy: null }))];
  const found = rows.map((row) => ({ ...row, from: clockOf(row.from), to: clockOf(row.to) }));
  const dayOf = (plan: PlanDay): DeskCalendarDay => {
    const ofDay = found.filter((order) => order.day === plan.day);
    return {
      day: plan.day,
      closedReason: plan.closedReason === '' ? 'Магазин не работает' : plan.closedReason,
      count: ofDay.length,
      capacity: plan.capacity,
      total: ofDay.reduce((sum, { total }) => sum + total, 0),
      slots: slotsOf(ofDay, plan.closedReason === null ? plan.slots : []),
      needs: needs
        .filter((need) => need.day === plan.day)
        .map(({ name, quantity, toBuy }) => ({ name, quantity, toBuy })),
    };
  };
  return { today, days: week.map(dayOf) };
}
