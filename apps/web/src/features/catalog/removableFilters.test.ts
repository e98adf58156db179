import type { CatalogFilters } from '@vetka/domain/catalog';
import { expect, it } from 'vitest';
import { removableFilters } from './removableFilters.ts';

const flowers = (...counts: number[]): CatalogFilters['groups'][number] => ({
  name: 'flower',
  label: 'Цветок',
  options: counts.map((count, index) => ({ value: `flower-${index}`, label: `Цветок ${index}`, count })),
});

const filtersWith = (...groups: CatalogFilters['groups']): CatalogFilters => ({
  price: { min: 0, max: 0 },
  groups,
  total: 0,
});

it('offers to remove a value without products, and keeps the rest of the query', () => {
  const query = { flower: 'flower-1', deliveryToday: true, search: 'букет', page: 3 };
  expect(removableFilters(query, filtersWith(flowers(5, 0)))).toEqual([
    { label: 'Цветок 1', without: { deliveryToday: true, search: 'букет' } },
  ]);
});

it('names the filter when the catalogue does not have its value', () => {
  expect(removableFilters({ flower: 'net' }, filtersWith(flowers(5)))).toEqual([{ label: 'Цветок', without: {} }]);
});

it('offers nothing that would leave the list empty', () => {
  expect(removableFilters({ flower: 'flower-0', priceTo: 1 }, filtersWith(flowers(0)))).toEqual([]);
  expect(removableFilters({ search: 'букет' }, filtersWith(flowers(5)))).toEqual([]);
});

it('offers to remove the values of one added facet', () => {
  const wrap = { name: 'wrap', label: 'Упаковка', options: [{ value: 'wrap.kraft', label: 'Крафт', count: 4 }] };
  const query = { facet: 'material.glass,wrap.kraft', sort: 'new' as const };
  expect(removableFilters(query, filtersWith(wrap))).toEqual([
    { label: 'Крафт', without: { facet: 'material.glass', sort: 'new' } },
  ]);
  expect(removableFilters({ facet: 'wrap.kraft' }, filtersWith(wrap))).toEqual([{ label: 'Крафт', without: {} }]);
});

it('offers any price when there are products of other prices', () => {
  const filters = { ...filtersWith(), price: { min: 900, max: 5000 } };
  expect(removableFilters({ priceTo: 100, sort: 'new' }, filters)).toEqual([
    { label: 'Цена', without: { sort: 'new' } },
  ]);
});
