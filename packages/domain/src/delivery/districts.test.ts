import { expect, test } from 'vitest';
import { liesInDistrict, namesCity, readDistricts } from './index.ts';

const to = (part: object) => ({ city: '', district: '', formatted: '', ...part });

test('districts are read from a list, each once', () => {
  expect(readDistricts(' Ясенево, р-н Ясенево; Тёплый Стан\n,теплый стан район')).toEqual(['Ясенево', 'Тёплый Стан']);
  expect(readDistricts(' , ')).toEqual([]);
});

test("the provider's district takes precedence over the street's name", () => {
  const address = to({ district: 'Гагаринский', formatted: 'Москва, Ясенево, 10' });
  expect(liesInDistrict(address, 'р-н Гагаринский')).toBe(true);
  expect(liesInDistrict(address, 'Ясенево')).toBe(false);
});

test('a typed district counts as a part between commas, a street of the same name does not', () => {
  const typed = to({ formatted: 'Москва, район Ясенево, Голубинская улица, 10' });
  expect(liesInDistrict(typed, 'Ясенево')).toBe(true);
  expect(liesInDistrict(to({ formatted: 'Москва, Ленинский проспект, 5' }), 'Ленинский')).toBe(false);
});

test('a city is found in its field or in the typed address', () => {
  expect(namesCity(to({ city: 'г. Химки' }), 'Химки')).toBe(true);
  expect(namesCity(to({ formatted: 'Химки, улица Ленина, 10' }), 'Химки')).toBe(true);
  expect(namesCity(to({ city: 'Москва', formatted: 'Химки' }), 'Химки')).toBe(false);
});
