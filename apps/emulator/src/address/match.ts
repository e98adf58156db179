import { scalarText } from '../scalarText.ts';
import { gazetteer, type GazetteerPlace, type GazetteerStreet } from './gazetteer.ts';
import { isNumber, readAddressQuery, type AddressQuery } from './query.ts';

/** A place that matches a query. */
export interface AddressMatch {
  city: GazetteerPlace;
  street: GazetteerStreet | null;
  house: string | null;
  flat: string | null;
  /** Higher is better. */
  score: number;
}

/** A location given by name, region or id. */
export interface LocationFilter {
  city?: unknown;
  region?: unknown;
  city_fias_id?: unknown;
}

export type Level = 'city' | 'street' | 'house' | 'flat';

const levels: readonly Level[] = ['city', 'street', 'house', 'flat'];

export interface MatchRequest {
  query: string;
  count: number;
  locations: readonly LocationFilter[];
  from: Level;
  to: Level;
}

/** The best matches of a query, best first. */
export function matchAddresses({ query, count, locations, from, to }: MatchRequest): AddressMatch[] {
  const asked = readAddressQuery(query);
  if (asked.words.length === 0) return [];
  const places = gazetteer.filter((city) => isAllowed(city, locations));
  const isNarrowed = places.length < gazetteer.length;
  return places
    .flatMap((city, rank) => matchesIn(city, asked).map((match) => ({ ...match, score: match.score - rank / 1000 })))
    .map((match) => (isNarrowed ? match : preferNamedCity(match, asked)))
    .map((match) => cutTo(match, to))
    .filter((match) => levels.indexOf(levelOf(match)) >= levels.indexOf(from))
    .toSorted((a, b) => b.score - a.score)
    .filter(isFirstOfKind)
    .slice(0, count);
}

export function levelOf({ street, house, flat }: AddressMatch): Level {
  if (street === null) return 'city';
  if (house === null) return 'street';
  return flat === null ? 'house' : 'flat';
}

function isAllowed(city: GazetteerPlace, locations: readonly LocationFilter[]): boolean {
  if (locations.length === 0) return true;
  return locations.some(
    (location) =>
      (location.city === undefined || sameName(location.city, city.name)) &&
      (location.region === undefined ||
        city.region.toLowerCase().includes(scalarText(location.region).toLowerCase())) &&
      (location.city_fias_id === undefined || location.city_fias_id === city.fiasId),
  );
}

function sameName(asked: unknown, name: string): boolean {
  return scalarText(asked).toLowerCase().replaceAll('ё', 'е') === name.toLowerCase().replaceAll('ё', 'е');
}

function matchesIn(city: GazetteerPlace, asked: AddressQuery): AddressMatch[] {
  const own = matchCity(city, asked);
  const streets = city.streets.map((street) => matchStreet(city, street, asked));
  return [own, ...streets].filter((match) => match !== null);
}

function matchCity(city: GazetteerPlace, asked: AddressQuery): AddressMatch | null {
  if (asked.types.length > 0) return null;
  const spent = new Set<string>();
  if (!asked.words.every((word) => takeWord(city.words, word, spent) || takeWord(city.regionWords, word, spent)))
    return null;
  return { city, street: null, house: null, flat: null, score: 10 + exactness(city.words, asked.words) };
}

function matchStreet(city: GazetteerPlace, street: GazetteerStreet, asked: AddressQuery): AddressMatch | null {
  if (asked.types.length > 0 && !asked.types.includes(street.type)) return null;
  const spent = new Set<string>();
  const numbers: string[] = [];
  let streetWords = 0;
  for (const word of asked.words) {
    if (takeWord(street.words, word, spent)) streetWords += 1;
    else if (takeWord(city.words, word, spent) || takeWord(city.regionWords, word, spent)) continue;
    else if (isNumber(word)) numbers.push(word);
    else return null;
  }
  const house = asked.house ?? numbers.shift() ?? null;
  const flat = asked.flat ?? numbers.shift() ?? null;
  if (numbers.length > 0) return null;
  // Only numbers, or only a city: the street is a guess.
  const guess = streetWords === 0 ? -8 : exactness(street.words, asked.words);
  if (streetWords === 0 && (house !== null || asked.types.length > 0)) return null;
  return { city, street, house, flat: house === null ? null : flat, score: 5 + streetWords + guess };
}

function takeWord(words: readonly string[], asked: string, spent: Set<string>): boolean {
  // Numbers match whole words («1» must not match «1905 года»); names match by prefix.
  const fits = (word: string) => (/^\d+$/.test(asked) ? word === asked : word.startsWith(asked));
  const found = words.find((word) => !spent.has(word) && fits(word));
  if (found !== undefined) spent.add(found);
  return found !== undefined;
}

/** How much of the name was typed in full, from 0 to 2. */
function exactness(words: readonly string[], asked: readonly string[]): number {
  return (2 * words.filter((word) => asked.includes(word)).length) / words.length;
}

function preferNamedCity(match: AddressMatch, asked: AddressQuery): AddressMatch {
  const isNamed = match.street !== null && exactness(match.city.words, asked.words) === 2;
  return isNamed ? { ...match, score: match.score + 3 } : match;
}

function cutTo(match: AddressMatch, to: Level): AddressMatch {
  const depth = levels.indexOf(to);
  return {
    ...match,
    street: depth >= 1 ? match.street : null,
    house: depth >= 2 ? match.house : null,
    flat: depth >= 3 ? match.flat : null,
  };
}

function isFirstOfKind(match: AddressMatch, index: number, all: readonly AddressMatch[]): boolean {
  return all.findIndex(({ city, street }) => city === match.city && street === match.street) === index;
}
