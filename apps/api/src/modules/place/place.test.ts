import type { City, ListedCity } from '@vetka/domain/place';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { createMarketFixture } from '../../../test/marketFixture.ts';
import { limits } from '../../platform/limits/limits.ts';
import { cities, deliveryOptions, deliveryZones, services } from '../../platform/database/schema/index.ts';

const api = await startTestApp();
const market = createMarketFixture(api);

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
    ['мск', ['Москва']],
    ['vcr', ['Москва']],
    ['НН', ['Нижний Новгород']],
    ["'; drop table cities; --", []],
    ['%', []],
    ['нет такого', []],
  ])('AOT-01: are found by «%s»', async (search, names) => {
    expect(await found(search)).toEqual(names);
  });
});

describe('cities with shops', () => {
  it('are listed with the number of shops, those with the most first', async () => {
    const { service } = await market.seller();
    const [moscow] = (await api.visitor().get<ListedCity[]>('cities?search=москва')).body;
    await api.db
      .update(services)
      .set({ cityId: moscow?.id ?? 0 })
      .where(eq(services.id, service.id));
    await market.seller();
    const { body } = await api.visitor().get<ListedCity[]>('cities?hasServices=true');
    expect(body.map(({ servicesCount }) => servicesCount)).toEqual([1, 1]);
    expect(body[0]).toMatchObject({ name: 'Москва', servicesCount: 1, hasDelivery: true });
  });

  it('are not the only ones: a shop of another city may deliver', async () => {
    const { service } = await market.seller();
    const [orel] = (await api.visitor().get<ListedCity[]>('cities?search=орел')).body;
    expect(orel).toMatchObject({ servicesCount: 0, hasDelivery: false });
    const [option] = await api.db
      .insert(deliveryOptions)
      .values({ serviceId: service.id, type: 'OWN_COURIER', name: 'Курьер' })
      .returning();
    await api.db.insert(deliveryZones).values({ optionId: option?.id ?? 0, cityId: orel?.id ?? 0 });
    const [reached] = (await api.visitor().get<ListedCity[]>('cities?search=орел')).body;
    expect(reached).toMatchObject({ servicesCount: 0, hasDelivery: true });
    await api.db.update(services).set({ status: 'HIDDEN' }).where(eq(services.id, service.id));
    const [left] = (await api.visitor().get<ListedCity[]>('cities?search=орел')).body;
    expect(left).toMatchObject({ servicesCount: 0, hasDelivery: false });
  });
});

describe('suggestions of addresses', () => {
  it('AOT-06: are requested within the chosen city', async () => {
    const [orel] = (await api.visitor().get<City[]>(`cities?search=${encodeURIComponent('орел')}`)).body;
    const query = encodeURIComponent('ленина 1');
    const { status, body } = await api.visitor().get(`suggest/address?query=${query}&cityId=${orel?.id}&count=5`);
    expect(status).toBe(200);
    expect(body).toEqual({ data: [], isFallback: true });
    const inOrel = { city: 'Орёл', region: orel?.region, fromStreet: true };
    expect(api.outside.address.asked.at(-1)).toEqual({ query: 'ленина 1', count: 5, ...inOrel });
  });
});

it.each([
  ['addressesFromAddress', '198.51.100.9', '198.51.100.9'],
  ['addressesOfAll', 'all', '198.51.100.10'],
] as const)('billed suggestions of addresses are limited by %s, over many sessions', async (limit, key, ip) => {
  const ask = () => api.visitor(ip).get('suggest/address?query=Тверская');
  expect((await ask()).status).toBe(200);
  await api.app.limits.take(limit, key, limits[limit].max).catch(() => undefined);
  const { status, headers } = await ask();
  expect([status, Number(headers['retry-after']) > 3600]).toEqual([429, true]);
});
