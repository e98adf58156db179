import { describe, expect, it } from 'vitest';
import { startProviders } from '../../../test/emulatedProviders.ts';
import { createBreaker } from './breaker.ts';
import { createDadata } from './dadata.ts';
import { createExpiringCache } from './expiringCache.ts';

describe('address suggestions', () => {
  it("use the specification's address format, with the flat apart from the line", async () => {
    const { configs } = await startProviders();
    const { data, isFallback } = await createDadata(configs.address).suggest({ query: 'москва ленина 10 кв 5' });
    expect(isFallback).toBe(false);
    expect(data[0]).toEqual({
      value: 'г Москва, ул Ленина, д 10, кв 5',
      isComplete: true,
      address: {
        countryCode: 'RU',
        country: 'Россия',
        city: 'Москва',
        region: 'г Москва',
        formatted: 'г Москва, ул Ленина, д 10',
        street: 'ул Ленина, д 10',
        postalCode: expect.stringMatching(/^101\d{3}$/) as string,
        apartment: '5',
        entrance: '',
        floor: '',
        lat: expect.closeTo(55.75, 0) as number,
        lng: expect.closeTo(37.6, 0) as number,
      },
    });
  });

  it('are incomplete without a house, and stay in the requested city', async () => {
    const { configs } = await startProviders();
    const { data } = await createDadata(configs.address).suggest({ query: 'лен', city: 'Тула', fromStreet: true });
    expect(data.length).toBeGreaterThan(0);
    for (const { isComplete, address } of data) expect([isComplete, address.city]).toEqual([false, 'Тула']);
  });

  it.each([
    ['Амурская область', 'Амурская обл'],
    ['Республика Башкортостан', 'Респ Башкортостан'],
  ])('stay in the city of the region «%s»', async (region, named) => {
    const { configs } = await startProviders();
    const dadata = createDadata(configs.address);
    const { data } = await dadata.suggest({ query: 'ленина 1', city: 'Благовещенск', region, fromStreet: true });
    expect(data.map(({ address }) => [address.city, address.region])).toEqual([['Благовещенск', named]]);
  });

  it('are cached: the same question is sent once', async () => {
    const { configs, stop } = await startProviders();
    const dadata = createDadata(configs.address);
    const first = await dadata.suggest({ query: 'казань баумана' });
    await stop();
    expect(await dadata.suggest({ query: '  Казань   Баумана ' })).toEqual(first);
  });

  it('are empty, without a failure, for a single letter', async () => {
    const { configs } = await startProviders();
    expect(await createDadata(configs.address).suggest({ query: ' м ' })).toEqual({ data: [], isFallback: false });
  });

  it('are empty while the provider is down, stop calling it, and recover', async () => {
    const { configs, faults, url } = await startProviders();
    const dadata = createDadata({ ...configs.address, failuresToOpen: 2, openForMs: 1000 });
    const nothing = { data: [], isFallback: true };
    await faults({ scope: 'address', failNext: 10 });
    for (const query of ['тула 1', 'тула 2', 'тула 3']) expect(await dadata.suggest({ query })).toEqual(nothing);
    const plans = (await (await fetch(`${url}/control/faults`)).json()) as Record<string, { failNext: number }>;
    expect(plans.address!.failNext).toBe(8);
    await fetch(`${url}/control/faults`, { method: 'DELETE' });
    await new Promise((resolve) => setTimeout(resolve, 1100));
    expect((await dadata.suggest({ query: 'тула' })).isFallback).toBe(false);
  });

  it('are empty with a wrong key', async () => {
    const { configs } = await startProviders();
    const stranger = createDadata({ ...configs.address, token: 'wrong' });
    expect(await stranger.suggest({ query: 'тула' })).toEqual({ data: [], isFallback: true });
  });
});

describe('the breaker', () => {
  it('lets a single call probe the provider after the pause, and closes when it succeeds', () => {
    let now = 0;
    const breaker = createBreaker({ failuresToOpen: 1, openForMs: 10, now: () => now });
    breaker.failed();
    expect(breaker.canTry()).toBe(false);
    now = 10;
    expect([breaker.canTry(), breaker.canTry()]).toEqual([true, false]);
    breaker.succeeded();
    expect([breaker.canTry(), breaker.canTry()]).toEqual([true, true]);
  });
});

describe('the cache', () => {
  it('expires entries, and evicts the oldest when it is full', () => {
    let now = 0;
    const cache = createExpiringCache<number>(10, 2, () => now);
    cache.set('a', 1);
    cache.set('b', 2);
    cache.set('c', 3);
    expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([undefined, 2, 3]);
    now = 10;
    expect(cache.get('c')).toBeUndefined();
  });
});
