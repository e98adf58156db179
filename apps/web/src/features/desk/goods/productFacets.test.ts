import { expect, test } from 'vitest';
import { facetsOf, missingFacets, withFacetValue } from './productFacets.ts';
import type { ProductDraft } from './productDraft.ts';

const facet = {
  id: 1,
  name: 'wrap',
  label: 'Упаковка',
  kind: 'LIST',
  isMultiple: true,
  unit: '',
  isWanted: true,
} as const;
const values = [3, 4, 5].map((id) => ({ id, label: String(id), colour: null }));
const wrap = { ...facet, categoryIds: [8, 9], values };
const height = { ...facet, id: 2, name: 'rost', label: 'Рост', kind: 'NUMBER' as const, categoryIds: null, values: [] };
const draft = { categoryId: '7', otherCategoryIds: [], facetValueIds: [], facetNumbers: {} } as unknown as ProductDraft;

test('a product has the facets of its categories, and those of which it has a value', () => {
  expect(facetsOf(draft, [wrap, height])).toEqual([height]);
  expect(facetsOf({ ...draft, otherCategoryIds: [9] }, [wrap, height])).toEqual([wrap, height]);
  expect(facetsOf({ ...draft, facetValueIds: [3] }, [wrap, height])).toEqual([wrap, height]);
});

test('a wanted facet is missing until it has a value or a number', () => {
  const inside = { ...draft, categoryId: '8' };
  expect(missingFacets(inside, [wrap, height])).toEqual(['Упаковка', 'Рост']);
  expect(missingFacets({ ...inside, facetValueIds: [4], facetNumbers: { 2: '30' } }, [wrap, height])).toEqual([]);
});

test('a press adds a value, or replaces that of a single-value facet; the next one removes it', () => {
  expect(withFacetValue([3, 99], wrap, 4)).toEqual([3, 99, 4]);
  expect(withFacetValue([3, 5, 99], { ...wrap, isMultiple: false }, 4)).toEqual([99, 4]);
  expect(withFacetValue([3, 4], { ...wrap, isMultiple: false }, 4)).toEqual([3]);
});
