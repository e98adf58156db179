import { expect, it } from 'vitest';
import { filters } from '../../fixtures/products.ts';
import { activeFilters } from './activeFilters.ts';

const labels = (query: Parameters<typeof activeFilters>[0]) =>
  activeFilters(query, filters.groups).map(({ label }) => label.replaceAll('\u00A0', ' '));

it('names the chosen values, the price and the conditions', () => {
  expect(labels({ flower: 'роза', priceFrom: 1500, priceTo: 10_000, deliveryToday: true })).toEqual([
    'Роза',
    '1 500–10 000 ₽',
    'Доставят сегодня',
  ]);
});

it('says from or to when only one end of the price is given', () => {
  expect(labels({ priceFrom: 1500 })).toEqual(['от 1 500 ₽']);
  expect(labels({ priceTo: 900 })).toEqual(['до 900 ₽']);
});

it('removes only the condition that was pressed', () => {
  const [rose] = activeFilters({ flower: 'роза,пион', inStock: true }, filters.groups);
  expect(rose?.without).toEqual({ flower: 'пион', inStock: true });
});
