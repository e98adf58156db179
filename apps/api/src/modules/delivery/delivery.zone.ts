import type { OrderAddress } from '@vetka/domain/place';
import type { OptionRow, ZoneRow } from './delivery.repository.ts';

/** What an option costs, and how soon it comes, in the city it is asked for. Kopecks, minutes. */
export interface Terms {
  price: number;
  freeFrom: number | null;
  leadMinutes: number;
  /** The city goods are brought to. */
  cityId: number;
  cityName: string;
}

/** The visitor's city where the option reaches it, else the seller's own, else the first it reaches. */
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

/** An address typed by hand names no city, and is taken as it is. */
export const liesIn = (cityName: string, { city }: OrderAddress): boolean =>
  city.trim() === '' || plain(city) === plain(cityName);
