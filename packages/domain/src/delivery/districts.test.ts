import { expect, test } from 'vitest';
import { isSameRegion, liesInDistrict, namesCity, readDistricts } from './index.ts';

const to = (part: object) => ({ city: '', region: '', district: '', formatted: '', ...part });
const khimki = { name: 'Химки', region: 'Московская область' };

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
  expect(namesCity(to({ city: 'г. Химки' }), khimki)).toBe(true);
  expect(namesCity(to({ formatted: 'Химки, улица Ленина, 10' }), khimki)).toBe(true);
  expect(namesCity(to({ city: 'Москва', formatted: 'Химки' }), khimki)).toBe(false);
});

test('a city of the same name in another region is another city', () => {
  const amur = { name: 'Благовещенск', region: 'Амурская область' };
  expect(namesCity(to({ city: 'Благовещенск', region: 'Амурская обл' }), amur)).toBe(true);
  expect(namesCity(to({ city: 'Благовещенск', region: 'Респ Башкортостан' }), amur)).toBe(false);
  expect(namesCity(to({ city: 'Благовещенск' }), amur), 'an unknown region').toBe(true);
});

test.each([
  ['Респ Татарстан', 'Республика Татарстан', true],
  ['Удмуртская Респ', 'Удмуртия', true],
  ['Респ Саха /Якутия/', 'Республика Саха (Якутия)', true],
  ['Ханты-Мансийский Автономный округ - Югра', 'Ханты-Мансийский АО', true],
  ['Кировская обл', 'Калужская область', false],
  ['Новгородская обл', 'Новосибирская область', false],
])('regions «%s» and «%s»: %s', (one, other, isSame) => {
  expect(isSameRegion(one, other)).toBe(isSame);
});
