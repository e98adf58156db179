import type { AddressSuggestion, AddressSuggestions } from '@vetka/domain/place';
import { cutText } from '@vetka/domain/text';
import { callProvider, recordOf } from '../http.ts';
import { failure, success, type ProviderResult } from '../result.ts';
import type { AddressQuery, AddressSuggester } from './address.ts';
import { createBreaker } from './breaker.ts';
import { createExpiringCache } from './expiringCache.ts';

export interface DadataConfig {
  /** `https://suggestions.dadata.ru` in production. No trailing slash. */
  baseUrl: string;
  token: string;
  /** Timeout of a request (ms); short, because a person is typing. @default 2000 */
  timeoutMs?: number;
  /** Consecutive failures after which the provider is not called for a while. @default 3 */
  failuresToOpen?: number;
  /** How long the provider is not called (ms). @default 30000 */
  openForMs?: number;
}

const cachedForMs = 24 * 3_600_000;
const maxCached = 5_000;
const defaultCount = 7;
const shortestQuery = 2;
const maxQueryLength = 300;

/** DaData's address suggestions with a one-day cache and a circuit breaker. */
export function createDadata(config: DadataConfig): AddressSuggester {
  const cache = createExpiringCache<AddressSuggestion[]>(cachedForMs, maxCached);
  const breaker = createBreaker({ failuresToOpen: config.failuresToOpen ?? 3, openForMs: config.openForMs ?? 30_000 });

  async function ask(query: AddressQuery, key: string): Promise<AddressSuggestions> {
    if (!breaker.canTry()) return { data: [], isFallback: true };
    const answer = await askDadata(config, query);
    if (!answer.ok) {
      breaker.failed();
      return { data: [], isFallback: true };
    }
    breaker.succeeded();
    cache.set(key, answer.value);
    return { data: answer.value, isFallback: false };
  }

  return {
    suggest: async (asked) => {
      const query = { ...asked, query: tidy(asked.query) };
      if (query.query.length < shortestQuery) return { data: [], isFallback: false };
      const key = JSON.stringify([query.query.toLowerCase(), query.city, query.region, query.count, query.fromStreet]);
      const known = cache.get(key);
      return known === undefined ? ask(query, key) : { data: known, isFallback: false };
    },
  };
}

async function askDadata(config: DadataConfig, query: AddressQuery): Promise<ProviderResult<AddressSuggestion[]>> {
  const answer = await callProvider({
    method: 'POST',
    url: `${config.baseUrl}/suggestions/api/4_1/rs/suggest/address`,
    headers: { authorization: `Token ${config.token}`, accept: 'application/json' },
    json: requestOf(query),
    timeoutMs: config.timeoutMs ?? 2_000,
  });
  if (!answer.ok) return answer;
  const { status, body } = answer.value;
  const { suggestions } = recordOf(body);
  if (status !== 200 || !Array.isArray(suggestions))
    return failure('rejected', String(status), 'DaData не ответила на запрос');
  return success(suggestions.map((suggestion) => readSuggestion(recordOf(suggestion))));
}

/**
 * DaData knows regions without their types. Names that it may write in another way, «Саха (Якутия)» or «Кемеровская
 * область - Кузбасс», are not sent: nothing would be found there.
 */
const simpleRegion = /^(?!Кемеровская)(?:Республика )?([А-ЯЁа-яё]+)(?: (?:область|край))?$/u;

function locationOf(city: string, region = ''): Record<string, string> {
  const [, name] = simpleRegion.exec(region) ?? [];
  return { city, ...(name !== undefined && { region: name }) };
}

function requestOf({ query, city, region, count = defaultCount, fromStreet = false }: AddressQuery) {
  return {
    query,
    count,
    ...(city !== undefined && { locations: [locationOf(city, region)] }),
    ...(fromStreet && { from_bound: { value: 'street' }, to_bound: { value: 'flat' } }),
  };
}

function readSuggestion({ value, data }: Record<string, unknown>): AddressSuggestion {
  const fields = recordOf(data);
  const text = (key: string) => (typeof fields[key] === 'string' ? fields[key] : '');
  const [region, district] = [text('region_with_type'), text('city_district')];
  const address = {
    countryCode: text('country_iso_code') || 'RU',
    country: text('country') || 'Россия',
    city: text('city') || text('settlement') || text('region'),
    ...(region !== '' && { region }),
    ...(district !== '' && { district }),
    formatted: withoutFlat(String(value), text('flat')),
    street: streetLine(text),
    postalCode: text('postal_code'),
    apartment: text('flat'),
    entrance: text('entrance'),
    floor: text('floor'),
    lat: degrees(text('geo_lat')),
    lng: degrees(text('geo_lon')),
  };
  return { value: String(value), isComplete: text('house') !== '', address };
}

// The flat has its own field and is appended wherever an address is shown.
function withoutFlat(line: string, flat: string): string {
  const end = line.lastIndexOf(', ');
  return flat !== '' && end > 0 && line.endsWith(` ${flat}`) ? line.slice(0, end) : line;
}

// The specification's address has no field for the house: it is part of the street line.
function streetLine(text: (key: string) => string): string {
  const house = text('house') && [text('house_type') || 'д', text('house'), text('block_type'), text('block')];
  const building = house ? house.filter(Boolean).join(' ') : '';
  return [text('street_with_type'), building].filter(Boolean).join(', ');
}

function degrees(text: string): number | null {
  const value = Number.parseFloat(text);
  return Number.isFinite(value) ? value : null;
}

function tidy(query: string): string {
  return cutText(query.trim().replaceAll(/\s+/g, ' '), maxQueryLength);
}
