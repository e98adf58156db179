import { stableUuid } from './gazetteer.ts';
import { levelOf, type AddressMatch } from './match.ts';
import { streetTypes } from './streets.ts';

const fiasLevels = { city: '4', street: '7', house: '8', flat: '9' } as const;

export interface Suggestion {
  value: string;
  unrestricted_value: string;
  data: Record<string, string | null>;
}

/** A match in DaData's format: every value of `data` is a string or null. */
export function suggestionOf(match: AddressMatch, isRestricted: boolean): Suggestion {
  const { city, street, house, flat } = match;
  const local = [street?.withType, house && `д ${house}`, flat && `кв ${flat}`].filter(Boolean).join(', ');
  const cityName = `г ${city.name}`;
  const full = [city.region === cityName ? null : city.region, cityName, local].filter(Boolean).join(', ');
  const postalCode = street?.postalCode ?? city.postalCode;
  return {
    value: isRestricted && local !== '' ? local : full,
    unrestricted_value: `${postalCode}, ${full}`,
    data: dataOf(match, postalCode, full),
  };
}

function dataOf({ city, street, house, flat, ...rest }: AddressMatch, postalCode: string, full: string) {
  const level = levelOf({ city, street, house, flat, ...rest });
  const point = pointOf({ city, street, house, flat, ...rest });
  return {
    postal_code: postalCode,
    country: 'Россия',
    country_iso_code: 'RU',
    region_with_type: city.region,
    city_fias_id: city.fiasId,
    city_with_type: `г ${city.name}`,
    city_type: 'г',
    city_type_full: 'город',
    city: city.name,
    city_district_with_type: street?.district === undefined ? null : `р-н ${street.district}`,
    city_district: street?.district ?? null,
    street_fias_id: street?.fiasId ?? null,
    street_with_type: street?.withType ?? null,
    street_type: street?.type ?? null,
    street_type_full: street && streetTypes[street.type],
    street: street?.name ?? null,
    house_fias_id: house && stableUuid(full.replace(/, кв .*/, '')),
    house_type: house && 'д',
    house,
    flat_type: flat && 'кв',
    flat,
    fias_id: house === null ? (street?.fiasId ?? city.fiasId) : stableUuid(full.replace(/, кв .*/, '')),
    fias_level: fiasLevels[level],
    geo_lat: point.lat.toFixed(6),
    geo_lon: point.lon.toFixed(6),
    qc_geo: house === null ? (street === null ? '4' : '2') : '0',
  };
}

// Houses are placed along the street about twenty metres apart.
function pointOf({ city, street, house }: AddressMatch): { lat: number; lon: number } {
  const start = street ?? city;
  const number = house === null ? 0 : Number.parseInt(house, 10);
  return { lat: start.lat + number * 0.00012, lon: start.lon + number * 0.00021 };
}
