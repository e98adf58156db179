import { isSameRegion } from '@vetka/domain/delivery';
import type { Address } from '@vetka/domain/place';
import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';
import { addresses, cities } from '../../platform/database/schema/index.ts';

export type CityRow = typeof cities.$inferSelect;

// Drizzle would omit the table of `cities.id` here, and the bare name would refer to the column of the inner query.
const servicesCount = sql<number>`(
  select count(*)::int from services s where s.city_id = cities.id and s.status = 'PUBLISHED'
)`;
/** An option without zones reaches the service's own city. */
const hasDelivery = sql<boolean>`cities.id in (
  select coalesce(z.city_id, s.city_id)
  from services s join delivery_options o on o.service_id = s.id left join delivery_zones z on z.option_id = o.id
  where s.status = 'PUBLISHED' and o.is_active and o.type <> 'PICKUP'
)`;

const listed = (db: Executor) => db.select({ city: cities, servicesCount, hasDelivery }).from(cities).$dynamic();
export type ListedRow = Awaited<ReturnType<typeof listed>>[number];

export const listCities = (db: Executor, limit: number): Promise<ListedRow[]> =>
  listed(db).orderBy(desc(cities.population), asc(cities.id)).limit(limit);

/** Cities with published shops, those with the most first. */
export const listCitiesWithServices = (db: Executor, limit: number): Promise<ListedRow[]> =>
  listed(db)
    .where(sql`${servicesCount} > 0`)
    .orderBy(desc(servicesCount), desc(cities.population), asc(cities.id))
    .limit(limit);

/** The names of all cities, largest first. There are at most a few thousand. */
export const listNames = (db: Executor): Promise<Pick<CityRow, 'id' | 'name'>[]> =>
  db.select({ id: cities.id, name: cities.name }).from(cities).orderBy(desc(cities.population), asc(cities.id));

export const findCities = (db: Executor, ids: readonly number[]): Promise<ListedRow[]> =>
  listed(db)
    .where(inArray(cities.id, [...ids]))
    .orderBy(desc(cities.population), asc(cities.id));

export async function findCity(db: Executor, id: number): Promise<CityRow | undefined> {
  const [row] = await db.select().from(cities).where(eq(cities.id, id));
  return row;
}

/** An address that consists only of a city. `id`: the row to overwrite, if the owner has one. */
export async function saveCityAddress(db: Executor, city: CityRow, id: number | null): Promise<number> {
  const values = { cityId: city.id, city: city.name, formatted: city.name, lat: city.lat, lng: city.lng };
  const unknown = {
    region: '',
    district: '',
    street: '',
    house: '',
    postalCode: '',
    apartment: '',
    entrance: '',
    floor: '',
    intercom: '',
    fiasId: null,
  };
  if (id !== null) {
    await db
      .update(addresses)
      .set({ ...values, ...unknown })
      .where(eq(addresses.id, id));
    return id;
  }
  const [row] = await db.insert(addresses).values(values).returning({ id: addresses.id });
  return (row as { id: number }).id;
}

/** The columns that a client's postal address may fill. An id or a creation time in it is dropped. */
const addressColumns = ({
  countryCode,
  country,
  city,
  region = '',
  district = '',
  formatted,
  street,
  postalCode,
  apartment,
  entrance,
  floor,
  lat,
  lng,
}: Address) => ({
  countryCode,
  country,
  city,
  region,
  district,
  formatted,
  street,
  postalCode,
  apartment,
  entrance,
  floor,
  lat,
  lng,
});

/** Always a new row: an order and requisites keep the address that they were made with. */
export async function insertAddress(db: Executor, address: Address & { intercom?: string }): Promise<number> {
  const namesakes = await db
    .select({ id: cities.id, region: cities.region })
    .from(cities)
    .where(eq(cities.name, address.city))
    .orderBy(desc(cities.population));
  const cityId = namesakes.find(({ region }) => isSameRegion(region, address.region ?? ''))?.id ?? null;
  const [row] = await db
    .insert(addresses)
    .values({ ...addressColumns(address), intercom: address.intercom ?? '', cityId })
    .returning({ id: addresses.id });
  return (row as { id: number }).id;
}

export const deleteAddress = (db: Executor, id: number) => db.delete(addresses).where(eq(addresses.id, id));
