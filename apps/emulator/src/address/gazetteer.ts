import { createHash } from 'node:crypto';
import { cities, type GazetteerCity } from './cities.ts';
import { ownStreets, streetNames, streetWithType, type StreetName } from './streets.ts';
import { wordsOf } from './words.ts';

/** A street of a city. Everything is derived from the names, so it is the same on every machine. */
export interface GazetteerStreet extends StreetName {
  withType: string;
  fiasId: string;
  postalCode: string;
  lat: number;
  lon: number;
  words: readonly string[];
}

export interface GazetteerPlace extends GazetteerCity {
  fiasId: string;
  postalCode: string;
  words: readonly string[];
  regionWords: readonly string[];
  streets: readonly GazetteerStreet[];
}

/** Maximum distance of a street from the centre in degrees, about four kilometres. */
const spread = 0.04;

/** Tells cities of one name apart; the ids of the first one do not change. */
const nameFor = (city: GazetteerCity): string =>
  cities.find(({ name }) => name === city.name) === city ? city.name : `${city.name}, ${city.region}`;

export const gazetteer: readonly GazetteerPlace[] = cities.map((city) => ({
  ...city,
  fiasId: stableUuid(nameFor(city)),
  postalCode: `${city.postal}000`,
  words: wordsOf(city.name),
  regionWords: wordsOf(city.region),
  streets: streetsOf(city),
}));

function streetsOf(city: GazetteerCity): GazetteerStreet[] {
  return [...(ownStreets[city.name] ?? []), ...streetNames].map((street) => placeStreet(city, street));
}

function placeStreet(city: GazetteerCity, street: StreetName): GazetteerStreet {
  const withType = streetWithType(street);
  return {
    ...street,
    withType,
    fiasId: stableUuid(`${nameFor(city)}, ${withType}`),
    postalCode: city.postal + String(1 + Math.floor(fraction(city.name, withType, 'postal') * 98)).padStart(3, '0'),
    lat: city.lat + (fraction(city.name, withType, 'lat') - 0.5) * 2 * spread,
    lon: city.lon + (fraction(city.name, withType, 'lon') - 0.5) * 2 * spread,
    words: wordsOf(street.name),
  };
}

/** A UUID derived from a text: the same text gives the same id. */
export function stableUuid(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** A number in [0, 1) derived from texts. */
function fraction(...texts: string[]): number {
  return createHash('sha256').update(texts.join('|')).digest().readUInt32BE(0) / 2 ** 32;
}
