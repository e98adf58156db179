import type { CityResponse } from 'maxmind';

/** The place of a network address according to a city database. */
export interface NetworkPlace {
  /** The Russian name of the city, empty when the database has none. */
  name: string;
  lat: number;
  lng: number;
}

export interface CityDatabase {
  /** Null when the database has no city for the address. */
  find: (ip: string) => NetworkPlace | null;
}

function placeOf(response: CityResponse | null): NetworkPlace | null {
  const location = response?.location;
  if (!response?.city || !location) return null;
  return { name: response.city.names.ru ?? '', lat: location.latitude, lng: location.longitude };
}

/**
 * Opens a database of cities by network address in the MMDB format: GeoLite2 City, GeoIP2 City, DB-IP City Lite. It is
 * read into memory, and again whenever the file is replaced.
 * @throws when the file is missing or is not such a database
 */
export async function openCityDatabase(path: string): Promise<CityDatabase> {
  const { default: maxmind } = await import('maxmind');
  const reader = await maxmind.open<CityResponse>(path, { watchForUpdates: true, watchForUpdatesNonPersistent: true });
  return { find: (ip) => (maxmind.validate(ip) ? placeOf(reader.get(ip)) : null) };
}
