import { expect, it } from 'vitest';
import { CatalogQuery } from '@vetka/domain/catalog/schema';
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

it('names a value of an added facet together with the facet', () => {
  const wrap = { name: 'wrap', label: 'Упаковка', options: [{ value: 'wrap.yes', label: 'Да', count: 3 }] };
  expect(activeFilters({ facet: 'wrap.yes,wrap.gone' }, [wrap])).toEqual([
    { label: 'Упаковка: Да', without: { facet: 'wrap.gone' } },
    { label: 'Нет в каталоге', without: { facet: 'wrap.yes' } },
  ]);
});

it('names a facet that is yes or no by its own name', () => {
  const edible = {
    name: 'edible',
    label: 'Съедобное',
    options: [{ value: 'edible.da', label: 'Съедобное', count: 3 }],
  };
  expect(activeFilters({ facet: 'edible.da' }, [edible])).toEqual([{ label: 'Съедобное', without: {} }]);
});

it('says from or to when only one end of the price is given', () => {
  expect(labels({ priceFrom: 1500 })).toEqual(['от 1 500 ₽']);
  expect(labels({ priceTo: 900 })).toEqual(['до 900 ₽']);
});

it('removes only the condition that was pressed', () => {
  const [rose] = activeFilters({ flower: 'роза,пион', inStock: true }, filters.groups);
  expect(rose?.without).toEqual({ flower: 'пион', inStock: true });
});

it('counts every value, and both ends of the price as one', () => {
  expect(labels({ flower: 'роза,пион', priceFrom: 100, priceTo: 900, inStock: true, search: 'букет' })).toHaveLength(4);
  expect(labels({ search: 'букет', sort: 'new' })).toEqual([]);
});

it('says that a value of the address is not in the catalogue, and names a rating by its stars', () => {
  expect(labels({ flower: 'edelvejs', rating: 3 })).toEqual(['Нет в каталоге', 'Рейтинг от 3']);
  expect(labels({ rating: 4 })).toEqual(['Рейтинг от 4']);
});

const samples = { string: 'роза', integer: 4, boolean: true };
const notFilters = new Set(['page', 'take', 'search', 'asTyped', 'sort']);
const names = Object.keys(CatalogQuery.properties).filter((name) => !notFilters.has(name));

it.each(names)('gives the filter %s of the URL a chip that removes it', (name) => {
  const { type } = (CatalogQuery.properties as Record<string, { type?: keyof typeof samples }>)[name] ?? {};
  const active = activeFilters({ [name]: samples[type ?? 'string'] }, []);
  expect(active).toMatchObject([{ label: expect.stringMatching(/./), without: {} }]);
  expect(active[0]?.without).toEqual({});
});
