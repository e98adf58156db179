import { deliveryChangeKinds, deliveryTypes } from '@vetka/domain/delivery';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  time,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { createdAt, id, kopecks, moment, notNegative, oneOf } from './columns.ts';
import { addresses, cities } from './place.ts';
import { services } from './service.ts';

/** A delivery method of a service. */
export const deliveryOptions = pgTable(
  'delivery_options',
  {
    id: id(),
    serviceId: integer()
      .notNull()
      .references(() => services.id, { onDelete: 'cascade' }),
    type: text({ enum: deliveryTypes }).notNull(),
    name: text().notNull(),
    description: text().notNull().default(''),
    price: kopecks().notNull().default(0),
    /** Delivery is free from this goods total on. */
    freeFrom: kopecks(),
    /** Minimum goods total for delivery. */
    minTotal: kopecks().notNull().default(0),
    /** Lead time from the order to the first possible interval, in addition to production. */
    leadMinutes: integer().notNull().default(60),
    maxDaysAhead: integer().notNull().default(30),
    /** The pickup address. Defaults to the service's own. */
    addressId: integer().references(() => addresses.id),
    isActive: boolean().notNull().default(true),
    position: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf('delivery_options_type', table.type, deliveryTypes),
    notNegative('delivery_options_price', table.price),
    notNegative('delivery_options_min_total', table.minTotal),
    index('delivery_options_order').on(table.serviceId, table.position, table.id),
    index('delivery_options_address')
      .on(table.addressId)
      .where(sql`${table.addressId} is not null`),
  ],
);

/**
 * Areas an option reaches: a city, or some of its districts. An option without zones reaches the service's own city. A
 * city has at most one zone for all districts that no other zone of it lists.
 */
export const deliveryZones = pgTable(
  'delivery_zones',
  {
    id: id(),
    optionId: integer()
      .notNull()
      .references(() => deliveryOptions.id, { onDelete: 'cascade' }),
    cityId: integer()
      .notNull()
      .references(() => cities.id),
    /** Names as the seller wrote them. Empty is the rest of the city. */
    districts: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Overrides the option's price there. */
    price: kopecks(),
    freeFrom: kopecks(),
    leadMinutes: integer(),
    /** Orders for the same day are accepted there until this hour. */
    orderUntil: time({ precision: 0 }),
  },
  (table) => [
    uniqueIndex('delivery_zones_city')
      .on(table.optionId, table.cityId)
      .where(sql`cardinality(${table.districts}) = 0`),
    index('delivery_zones_list').on(table.optionId),
    index('delivery_zones_reach').on(table.cityId, table.optionId),
  ],
);

/**
 * Delivery hours, in the service's time zone: of a weekday, of every day, or of one planned day. On a planned day only
 * its own hours count.
 */
export const deliveryIntervals = pgTable(
  'delivery_intervals',
  {
    id: id(),
    optionId: integer()
      .notNull()
      .references(() => deliveryOptions.id, { onDelete: 'cascade' }),
    /** 1 is Monday; null means every day. */
    weekday: integer(),
    /** The planned day these hours belong to. */
    day: date({ mode: 'string' }),
    startsAt: time({ precision: 0 }).notNull(),
    endsAt: time({ precision: 0 }).notNull(),
    /** Added to the option's price. */
    surcharge: kopecks().notNull().default(0),
    /** Maximum orders per day in the interval; null means unlimited. */
    capacity: integer(),
    /** Maximum minutes of work per day in the interval; null means unlimited. */
    capacityMinutes: integer(),
    /** Orders for the same day are accepted until this hour; null means as long as there is time to make them. */
    orderUntil: time({ precision: 0 }),
    position: integer().notNull().default(0),
  },
  (table) => [
    check('delivery_intervals_weekday', sql`${table.weekday} between 1 and 7`),
    check('delivery_intervals_kind', sql`num_nonnulls(${table.weekday}, ${table.day}) <= 1`),
    notNegative('delivery_intervals_capacity', table.capacity),
    notNegative('delivery_intervals_capacity_minutes', table.capacityMinutes),
    check('delivery_intervals_order_of_time', sql`${table.startsAt} < ${table.endsAt}`),
    notNegative('delivery_intervals_surcharge', table.surcharge),
    index('delivery_intervals_order').on(table.optionId, table.position, table.id),
  ],
);

/** Days planned apart from the usual week, like 8 March. Their hours are the intervals of the same day. */
export const deliveryDays = pgTable(
  'delivery_days',
  {
    serviceId: integer()
      .notNull()
      .references(() => services.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    name: text().notNull().default(''),
    /** Maximum orders of the whole shop that day; null means unlimited. */
    capacity: integer(),
    /** Maximum minutes of work of the whole shop that day; null means unlimited. */
    capacityMinutes: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.serviceId, table.day] }),
    notNegative('delivery_days_capacity', table.capacity),
    notNegative('delivery_days_capacity_minutes', table.capacityMinutes),
  ],
);

/** The history of a service's delivery. A change is undone by writing back the previous values. */
export const deliveryChanges = pgTable(
  'delivery_changes',
  {
    id: id(),
    serviceId: integer()
      .notNull()
      .references(() => services.id, { onDelete: 'cascade' }),
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    kind: text({ enum: deliveryChangeKinds }).notNull(),
    /** The id of the delivery option, or the day. Empty for the limits of a usual day. */
    subject: text().notNull(),
    /** Null for something the change created. */
    before: jsonb(),
    after: jsonb().notNull(),
    createdAt: createdAt(),
    undoneAt: moment(),
  },
  (table) => [
    oneOf('delivery_changes_kind', table.kind, deliveryChangeKinds),
    index('delivery_changes_list').on(table.serviceId, table.id),
  ],
);

/** Days without delivery and pickup. */
export const serviceClosedDays = pgTable(
  'service_closed_days',
  {
    serviceId: integer()
      .notNull()
      .references(() => services.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    reason: text().notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.serviceId, table.day] })],
);
