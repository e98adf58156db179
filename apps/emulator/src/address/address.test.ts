import { describe, expect, it } from 'vitest';
import { startEmulator } from '../../test/running.ts';
import { gazetteer } from './gazetteer.ts';
import { matchAddresses } from './match.ts';
import { suggestionOf, type Suggestion } from './suggestion.ts';

const find = (query: string, more: Partial<Parameters<typeof matchAddresses>[0]> = {}) =>
  matchAddresses({ query, count: 5, locations: [], from: 'city', to: 'flat', ...more }).map((match) =>
    suggestionOf(match, false),
  );
const first = (query: string) => find(query)[0]?.value;

describe('the gazetteer', () => {
  it('has forty cities with forty streets each, and unique ids', () => {
    expect(gazetteer.length).toBeGreaterThanOrEqual(40);
    const ids = gazetteer.flatMap(({ fiasId, streets }) => [fiasId, ...streets.map((street) => street.fiasId)]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(gazetteer.every(({ streets }) => streets.length >= 40)).toBe(true);
    expect(gazetteer.flatMap(({ streets }) => streets).every(({ postalCode }) => /^\d{6}$/.test(postalCode))).toBe(
      true,
    );
  });
});

describe('an address', () => {
  it.each([
    ['москва ленина 10 кв 5', 'г Москва, ул Ленина, д 10, кв 5'],
    ['ул. Ленина, д.10, кв.5, Москва', 'г Москва, ул Ленина, д 10, кв 5'],
    ['10 5 ленина москва', 'г Москва, ул Ленина, д 10, кв 5'],
    ['орел зеленая', 'Орловская обл, г Орёл, ул Зелёная'],
    ['Орёл Зелёная', 'Орловская обл, г Орёл, ул Зелёная'],
    ['ростов пушк', 'Ростовская обл, г Ростов-на-Дону, ул Пушкина'],
    ['москва 8 марта 12', 'г Москва, ул 8 Марта, д 12'],
    ['нижний новгород карла маркса 12а', 'Нижегородская обл, г Нижний Новгород, ул Карла Маркса, д 12а'],
    ['казань пр-кт Победы', 'Респ Татарстан, г Казань, пр-кт Победы'],
    ['спб', undefined],
    ['моск', 'г Москва'],
    ['невский 20', 'г Санкт-Петербург, пр-кт Невский, д 20'],
  ])('«%s» is found as «%s»', (query, value) => {
    expect(first(query)).toBe(value);
  });

  it('is not found for gibberish and for empty input', () => {
    expect(find('ывапролд')).toEqual([]);
    expect(find(' , ')).toEqual([]);
  });

  it('is searched for in the requested city and between the requested bounds', () => {
    const inTula = find('ленина', { locations: [{ city: 'тула' }] });
    expect(inTula.map(({ data }) => data.city)).toEqual(['Тула']);
    expect(find('тула', { to: 'city' }).map(({ value }) => value)).toEqual(['Тульская обл, г Тула']);
    expect(find('тула', { from: 'street' }).every(({ data }) => data.street !== null)).toBe(true);
    expect(find('тула ленина', { from: 'house' })).toEqual([]);
  });
});

describe('DaData', () => {
  const path = '/suggestions/api/4_1/rs/suggest/address';
  const authorization = 'Token vetka-demo-address';

  it('returns all fields the shop reads, as text or null', async () => {
    const { json } = await startEmulator();
    const answer = await json(path, { query: 'казань баумана 3', count: 1 }, { authorization });
    const [suggestion] = answer.suggestions as [Suggestion];
    expect(suggestion.unrestricted_value).toMatch(/^420\d{3}, Респ Татарстан, г Казань, ул Баумана, д 3$/);
    expect(suggestion.data).toMatchObject({
      country: 'Россия',
      country_iso_code: 'RU',
      city: 'Казань',
      street_with_type: 'ул Баумана',
      house: '3',
      flat: null,
      fias_level: '8',
    });
    expect(Number(suggestion.data.geo_lat)).toBeCloseTo(55.8, 0);
    expect(Number(suggestion.data.geo_lon)).toBeCloseTo(49.1, 0);
  });

  it('omits the location from the value when the search is restricted to it', async () => {
    const { json } = await startEmulator();
    const body = { query: 'ленина 3', locations: [{ city: 'Казань' }], restrict_value: true };
    const { suggestions } = await json(path, body, { authorization });
    expect(suggestions).toMatchObject([{ value: 'ул Ленина, д 3' }]);
  });

  it('refuses requests without a key, with a wrong key or without a query', async () => {
    const { post } = await startEmulator();
    expect((await post(path, { query: 'казань' })).status).toBe(401);
    expect((await post(path, { query: 'казань' }, { authorization: 'Token foreign' })).status).toBe(403);
    expect((await post(path, {}, { authorization })).status).toBe(400);
    expect((await post(path, { query: 'а'.repeat(301) }, { authorization })).status).toBe(413);
  });
});
