import type { OrderAddress } from '@vetka/domain/place';
import type { OptionRow, ZoneRow } from './delivery.repository.ts';

/** The price and lead time of an option in the requested city. Kopecks, minutes. */
export interface Terms {
  price: number;
  freeFrom: number | null;
  leadMinutes: number;
  /** The destination city. */
  cityId: number;
  cityName: string;
}

/** The visitor's city if the option reaches it, otherwise the seller's own, otherwise the first one it reaches. */
function zoneOf(zones: readonly ZoneRow[], ownCityId: number, cityId: number | null): ZoneRow | undefined {
  const at = (id: number | null) => zones.find(({ zone }) => zone.cityId === id);
  return at(cityId) ?? at(ownCityId) ?? zones[0];
}

export function termsOf({ option, city }: OptionRow, zones: readonly ZoneRow[], cityId: number | null): Terms {
  const found = zoneOf(zones, city.id, cityId);
  const base = { price: option.price, freeFrom: option.freeFrom, leadMinutes: option.leadMinutes };
  if (!found) return { ...base, cityId: city.id, cityName: city.name };
  const { zone, cityName } = found;
  return {
    price: zone.price ?? base.price,
    freeFrom: zone.freeFrom ?? base.freeFrom,
    leadMinutes: zone.leadMinutes ?? base.leadMinutes,
    cityId: zone.cityId,
    cityName,
  };
}

const plain = (city: string): string =>
  city
    .trim()
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/^(г\.?|город)\s+/, '');

/** A manually typed address may have no city; it is accepted as is. */
export const liesIn = (cityName: string, { city }: OrderAddress): boolean =>
  city.trim() === '' || plain(city) === plain(cityName);
