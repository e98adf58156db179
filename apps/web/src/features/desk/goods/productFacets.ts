import type { GoodsChoices } from '@vetka/domain/goods';
import type { ProductDraft } from './productDraft.ts';

type Facet = GoodsChoices['facets'][number];

/** The categories of a draft, the main one included. */
const categoriesOf = ({ categoryId, otherCategoryIds }: ProductDraft): number[] => [
  ...(categoryId === null ? [] : [Number(categoryId)]),
  ...otherCategoryIds,
];

/** The facets that a product has in its categories, and those of which it has a value already. */
export function facetsOf(draft: ProductDraft, facets: readonly Facet[]): Facet[] {
  const own = categoriesOf(draft);
  const chosen = new Set(draft.facetValueIds);
  return facets.filter(
    ({ categoryIds, values }) =>
      categoryIds === null || own.some((id) => categoryIds.includes(id)) || values.some(({ id }) => chosen.has(id)),
  );
}
