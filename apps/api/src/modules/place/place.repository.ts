import type { Address } from '@vetka/domain/place';
import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';
import { addresses, cities } from '../../platform/database/schema/index.ts';

export type CityRow = typeof cities.$inferSelect;

export const listCities = (db: Executor, limit: number): Promise<CityRow[]> =>
  db.select().from(cities).orderBy(desc(cities.population), asc(cities.id)).limit(limit);

/** The names of all cities, largest first. There are at most a few thousand. */
export const listNames = (db: Executor): Promise<Pick<CityRow, 'id' | 'name'>[]> =>
  db.select({ id: cities.id, name: cities.name }).from(cities).orderBy(desc(cities.population), asc(cities.id));

export const findCities = (db: Executor, ids: readonly number[]): Promise<CityRow[]> =>
  db
    .select()
    .from(cities)
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
  const cityId = sql<number>`(select id from cities where name = ${address.city} order by population desc limit 1)`;
  const [row] = await db
    .insert(addresses)
    .values({ ...addressColumns(address), intercom: address.intercom ?? '', cityId })
    .returning({ id: addresses.id });
  return (row as { id: number }).id;
}

export const deleteAddress = (db: Executor, id: number) => db.delete(addresses).where(eq(addresses.id, id));
