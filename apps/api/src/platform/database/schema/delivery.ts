import { deliveryTypes } from '@vetka/domain/delivery';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  time,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, id, kopecks, notNegative, oneOf } from './columns.ts';
import { addresses, cities } from './place.ts';
import { services } from './service.ts';

/** A way a service hands its goods over. */
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
    /** Goods of this sum or more are brought for nothing. */
    freeFrom: kopecks(),
    /** Goods below this sum are not brought. */
    minTotal: kopecks().notNull().default(0),
    /** From order to the first possible interval, on top of the making. */
    leadMinutes: integer().notNull().default(60),
    maxDaysAhead: integer().notNull().default(30),
    /** Where to come for a pickup; the service's own address when absent. */
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
  ],
);

/** Where an option reaches. An option without zones reaches the service's own city. */
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
    /** Replaces the option's price there. */
    price: kopecks(),
    freeFrom: kopecks(),
    leadMinutes: integer(),
  },
  (table) => [
    uniqueIndex('delivery_zones_city').on(table.optionId, table.cityId),
    index('delivery_zones_reach').on(table.cityId, table.optionId),
  ],
);

/** Hours goods are brought at, in the service's time zone. */
export const deliveryIntervals = pgTable(
  'delivery_intervals',
  {
    id: id(),
    optionId: integer()
      .notNull()
      .references(() => deliveryOptions.id, { onDelete: 'cascade' }),
    /** 1 is Monday; absent means every day. */
    weekday: integer(),
    startsAt: time({ precision: 0 }).notNull(),
    endsAt: time({ precision: 0 }).notNull(),
    /** On top of the option's price. */
    surcharge: kopecks().notNull().default(0),
    /** Orders one day's interval takes; absent means any number. */
    capacity: integer(),
    position: integer().notNull().default(0),
  },
  (table) => [
    check('delivery_intervals_weekday', sql`${table.weekday} between 1 and 7`),
    check('delivery_intervals_order_of_time', sql`${table.startsAt} < ${table.endsAt}`),
    notNegative('delivery_intervals_surcharge', table.surcharge),
    index('delivery_intervals_order').on(table.optionId, table.position, table.id),
  ],
);

/** Days a service neither brings nor hands over. */
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
