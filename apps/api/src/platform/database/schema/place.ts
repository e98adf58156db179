import { sql } from 'drizzle-orm';
import { doublePrecision, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns.ts';

/** The translatable fields of a city. */
export interface CityTranslation {
  name: string;
  region: string;
}

/** Cities with delivery. Names are in Russian; other locales are in `translations`. */
export const cities = pgTable(
  'cities',
  {
    id: id(),
    slug: text().notNull().unique(),
    name: text().notNull(),
    region: text().notNull(),
    countryCode: text().notNull().default('RU'),
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull(),
    /** IANA name, «Europe/Moscow». */
    timeZone: text().notNull(),
    /** Number of inhabitants; determines the order of suggestions. */
    population: integer().notNull().default(0),
    translations: jsonb().$type<Record<string, CityTranslation>>().notNull().default({}),
  },
  (table) => [
    unique('cities_name_region').on(table.name, table.region),
    index('cities_population').on(table.population.desc().nullsFirst(), table.id),
    index('cities_name_trigram').using('gin', sql`lower(${table.name}) gin_trgm_ops`),
  ],
);

/** A postal address. Rows are copied rather than shared: an order keeps the address it was placed with. */
export const addresses = pgTable(
  'addresses',
  {
    id: id(),
    countryCode: text().notNull().default('RU'),
    country: text().notNull().default('Россия'),
    /** Null when the address is outside the known cities. */
    cityId: integer().references(() => cities.id),
    city: text().notNull(),
    /** Empty when the provider did not name it, as the district. */
    region: text().notNull().default(''),
    district: text().notNull().default(''),
    /** The whole address on one line. */
    formatted: text().notNull().default(''),
    street: text().notNull().default(''),
    house: text().notNull().default(''),
    postalCode: text().notNull().default(''),
    apartment: text().notNull().default(''),
    entrance: text().notNull().default(''),
    floor: text().notNull().default(''),
    intercom: text().notNull().default(''),
    lat: doublePrecision(),
    lng: doublePrecision(),
    fiasId: text(),
    createdAt: createdAt(),
  },
  (table) => [index('addresses_city').on(table.cityId)],
);
