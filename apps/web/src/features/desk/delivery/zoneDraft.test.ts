import { expect, test } from 'vitest';
import { areaNotes, nextZone, zoneDraftOf, zoneEditOf, zoneErrors, zoneTitle, type ZoneDraft } from './zoneDraft.ts';

const moscow = { id: 1, name: 'Москва', region: '' };
const khimki = { id: 2, name: 'Химки', region: '' };
const zone = (change: Partial<ZoneDraft> = {}): ZoneDraft => ({ ...nextZone([], moscow), ...change });

test('a zone is read as it was typed, and typed as it is stored', () => {
  const kept = {
    cityId: 1,
    cityName: 'Москва',
    districts: ['Ясенево', 'Тёплый Стан'],
    price: 50_000,
    freeFrom: null,
    leadMinutes: 90,
    orderUntil: '15:00',
  };
  const { cityName: _name, ...edit } = kept;
  expect(zoneEditOf(zoneDraftOf(kept, 0))).toEqual(edit);
  expect(zoneTitle(zoneDraftOf(kept, 0))).toBe('Москва: Ясенево, Тёплый Стан');
  expect(zoneTitle(zone())).toBe('Москва, весь город');
});

test('invalid input is reported at its field', () => {
  expect(Object.keys(zoneErrors(zone({ city: null, price: 'сто', leadMinutes: '1,5' }), 'zones.0'))).toEqual([
    'zones.0.cityId',
    'zones.0.price',
    'zones.0.leadMinutes',
  ]);
  expect(zoneErrors(zone(), 'zones.0')).toEqual({});
});

test('areas without delivery are listed in words', () => {
  expect(areaNotes([], moscow)).toEqual(['Москва: везём по всему городу. В другие города этот способ не возит.']);
  expect(areaNotes([zone({ districts: 'Ясенево' })], moscow)).toEqual(['Москва: везём только в перечисленные районы.']);
  expect(areaNotes([zone(), zone({ districts: 'Ясенево' })], moscow)).toEqual([
    'Москва: в остальные районы везём по цене всего города.',
  ]);
  expect(areaNotes([zone({ city: khimki })], moscow)).toEqual(['Москва: в свой город этот способ не возит.']);
});

test('overlapping areas are listed in words', () => {
  const zones = [zone({ districts: 'Ясенево' }), zone({ districts: 'Арбат, р-н Ясенево' }), zone(), zone()];
  expect(areaNotes(zones, moscow)).toEqual([
    'Москва: район «р-н Ясенево» есть в двух зонах, оставьте в одной.',
    'Москва: весь город указан дважды, оставьте один раз.',
  ]);
  expect(areaNotes([zone(), zone({ city: khimki })], moscow)).toEqual([]);
});
