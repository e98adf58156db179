import type { City } from '@vetka/domain/place';
import { describe, expect, it } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { cities } from '../../platform/database/schema/index.ts';

const api = await startTestApp();

const city = (slug: string, name: string, population: number) => ({
  slug,
  name,
  region: 'Россия',
  lat: 55,
  lng: 37,
  timeZone: 'Europe/Moscow',
  population,
});
await api.db
  .insert(cities)
  .values([
    city('orel', 'Орёл', 300_000),
    city('orenburg', 'Оренбург', 550_000),
    city('moskva', 'Москва', 13_000_000),
    city('rostov-na-donu', 'Ростов-на-Дону', 1_100_000),
    city('nizhny-novgorod', 'Нижний Новгород', 1_200_000),
    city('sto-procentov', 'Сто%', 1),
  ]);

const found = async (search: string) => {
  const { body } = await api.visitor().get<City[]>(`cities?search=${encodeURIComponent(search)}`);
  return body.map(({ name }) => name);
};

describe('cities', () => {
  it('are sorted by size', async () => {
    const { body } = await api.visitor().get<City[]>('cities');
    expect(body.slice(0, 3).map(({ name }) => name)).toEqual(['Москва', 'Нижний Новгород', 'Ростов-на-Дону']);
    expect(body[0]?.translations, 'REC-05: in Russian').toEqual({ ru: { name: 'Москва', region: 'Россия' } });
  });

  it.each([
    ['оре', ['Оренбург', 'Орёл']],
    ['орел', ['Орёл']],
    ['ОРЁЛ', ['Орёл']],
    ['новг', ['Нижний Новгород']],
    ['дон', ['Ростов-на-Дону']],
    ['масква', ['Москва']],
    ['москав', ['Москва']],
    ['vjcrdf', ['Москва']],
    ['VJCR', ['Москва']],
    ['vfcrdf', ['Москва']],
    ['moskva', ['Москва']],
    ['nizhniy', ['Нижний Новгород']],
    ['rostov', ['Ростов-на-Дону']],
    ['новгрод', ['Нижний Новгород']],
    ["'; drop table cities; --", []],
    ['%', []],
    ['нет такого', []],
  ])('AOT-01: are found by «%s»', async (search, names) => {
    expect(await found(search)).toEqual(names);
  });
});

describe('suggestions of addresses', () => {
  it('AOT-06: are requested within the chosen city', async () => {
    const [orel] = (await api.visitor().get<City[]>(`cities?search=${encodeURIComponent('орел')}`)).body;
    const query = encodeURIComponent('ленина 1');
    const { status, body } = await api.visitor().get(`suggest/address?query=${query}&cityId=${orel?.id}&count=5`);
    expect(status).toBe(200);
    expect(body).toEqual({ data: [], isFallback: true });
    expect(api.outside.address.asked.at(-1)).toEqual({ query: 'ленина 1', city: 'Орёл', fromStreet: true, count: 5 });
  });
});
