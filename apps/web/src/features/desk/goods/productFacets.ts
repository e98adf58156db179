import type { GoodsChoices } from '@vetka/domain/goods';
import type { ProductDraft } from './productDraft.ts';

type Facet = GoodsChoices['facets'][number];

/** The categories of a draft, the main one included. */
const categoriesOf = ({ categoryId, otherCategoryIds }: ProductDraft): number[] => [
  ...(categoryId === null ? [] : [Number(categoryId)]),
  ...otherCategoryIds,
];

/** Whether a draft has a value of a facet. */
const isFilled = ({ facetValueIds, facetNumbers }: ProductDraft, { id, values }: Facet): boolean =>
  (facetNumbers[id] ?? '') !== '' || values.some((value) => facetValueIds.includes(value.id));

/** The facets of a product's categories, and those of which it already has a value. */
export function facetsOf(draft: ProductDraft, facets: readonly Facet[]): Facet[] {
  const own = categoriesOf(draft);
  return facets.filter(
    (facet) =>
      facet.categoryIds === null || own.some((id) => facet.categoryIds?.includes(id)) || isFilled(draft, facet),
  );
}

/** Names of the wanted facets that a draft lacks. */
export const missingFacets = (draft: ProductDraft, facets: readonly Facet[]): string[] =>
  facetsOf(draft, facets)
    .filter((facet) => facet.isWanted && !isFilled(draft, facet))
    .map(({ label }) => label);

/** The chosen values after a press on one of a facet. In a single-value facet it replaces the others. */
export function withFacetValue(chosen: readonly number[], { isMultiple, values }: Facet, id: number): number[] {
  const rest = chosen.filter((each) => each !== id && (isMultiple || !values.some((value) => value.id === each)));
  return chosen.includes(id) ? chosen.filter((each) => each !== id) : [...rest, id];
}
