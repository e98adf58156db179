import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Geo } from '@vetka/domain/place';
import type { Session } from '@vetka/domain/session';
import { describe, expect, it } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { cityDatabase } from '../../../test/cityDatabase.ts';
import { cities } from '../../platform/database/schema/index.ts';

const file = path.join(mkdtempSync(path.join(tmpdir(), 'vetka-cities-')), 'cities.mmdb');
const kazan = { name: 'Казань', lat: 55.79, lng: 49.11 };
writeFileSync(
  file,
  cityDatabase([
    { firstByte: 77, ...kazan },
    { firstByte: 78, name: 'Зеленодольск', lat: 55.84, lng: 48.52 },
    { firstByte: 79, name: 'Казань', lat: 38.87, lng: 31.7 },
    { firstByte: 80, name: 'Алматы', lat: 43.25, lng: 76.95 },
  ]),
);

const api = await startTestApp({ env: { GEOIP_DATABASE: file, TRUSTED_PROXIES: '10.0.0.1' } });
const without = await startTestApp({ beside: api });
const city = (slug: string, name: string, lat: number, lng: number) => ({
  slug,
  name,
  region: 'Россия',
  lat,
  lng,
  timeZone: 'Europe/Moscow',
  population: 1_000_000,
});
await api.db
  .insert(cities)
  .values([city('kazan', 'Казань', kazan.lat, kazan.lng), city('volzhsk', 'Волжск', 55.87, 48.36)]);

const guess = async (ip: string, headers = {}) => {
  const { status, body } = await api.visitor(ip).get<Geo>('cities/guess', { headers });
  expect(status).toBe(200);
  return body.city?.name ?? null;
};

describe('the city of a network address', () => {
  it.each([
    ['77.88.1.2', 'Казань', 'is the city of the same name'],
    ['78.1.1.1', 'Волжск', 'is the nearest of our cities when none has the name'],
    ['79.1.1.1', null, 'is not a city of the same name in another country'],
    ['80.1.1.1', null, 'is unknown far from all of our cities'],
    ['127.0.0.1', null, 'is unknown for an address that the database does not have'],
    ['2a02:6b8::1', null, 'is unknown for an address of another kind'],
  ])('%s: %s %s', async (ip, name, _why) => {
    expect(await guess(ip)).toBe(name);
  });

  it('is offered, not chosen: the session has no city until the visitor chooses one', async () => {
    const visitor = api.visitor('77.88.1.2');
    await visitor.get('cities/guess');
    expect((await visitor.get<Session>('session')).body.geo).toEqual({ city: null });
  });

  it('follows a forwarded address only from a trusted proxy', async () => {
    const ask = (ip: string) => guess(ip, { 'x-forwarded-for': '77.88.1.2' });
    expect(await ask('10.0.0.1')).toBe('Казань');
    expect(await ask('10.0.0.2')).toBeNull();
  });
});

describe('without a database of cities', () => {
  it('no city is guessed', async () => {
    const { status, body } = await without.visitor('77.88.1.2').get<Geo>('cities/guess');
    expect([status, body]).toEqual([200, { city: null }]);
  });
});

it('a database that cannot be read stops the start', async () => {
  const broken = path.join(path.dirname(file), 'broken.mmdb');
  writeFileSync(broken, 'no database');
  await expect(startTestApp({ beside: api, env: { GEOIP_DATABASE: broken } })).rejects.toThrow(/GEOIP_DATABASE/);
});
