import { eq, sql } from 'drizzle-orm';
import type { NetworkPlace } from '../../adapters/network/cityDatabase.ts';
import type { Executor } from '../../platform/database/connect.ts';
import { cities } from '../../platform/database/schema/place.ts';
import type { CityRow } from './place.repository.ts';

/** A city of another name is the visitor's when it is this near (km). */
const nearKm = 40;
/** A city of the same name is another one when it is this far (km). */
const farKm = 150;
const kmOfDegree = 111;

/** The distance to a place (km), on a plane: it is compared for short distances only. */
const distanceTo = ({ lat, lng }: NetworkPlace) =>
  sql<number>`${kmOfDegree}::float8 * sqrt((${cities.lat} - ${lat}::float8) ^ 2
    + ((${cities.lng} - ${lng}::float8) * cos(radians(${lat}::float8))) ^ 2)`;

/** The city that a place is in: of the same name not far away, otherwise the nearest one. */
export async function findCityAt(db: Executor, place: NetworkPlace): Promise<CityRow | undefined> {
  const isNamed = eq(cities.name, place.name);
  const distance = distanceTo(place);
  const [row] = await db
    .select()
    .from(cities)
    .where(sql`${distance} < case when ${isNamed} then ${farKm}::float8 else ${nearKm}::float8 end`)
    .orderBy(sql`${isNamed} desc`, distance)
    .limit(1);
  return row;
}
