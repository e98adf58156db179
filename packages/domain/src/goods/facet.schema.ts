import { Type, type Static } from 'typebox';
import { Entity, Id, Nullable, Words } from '../value/schema.ts';
import { facetLimits as limits } from './values.ts';

/** Why the administration does it, for its log. */
const reason = Type.Optional(Type.String({ maxLength: limits.reason }));
/** `#rrggbb` of a colour's swatch. */
const colour = Nullable(Type.String({ pattern: '^#[0-9a-f]{6}$' }));

/** A value of a facet as the administration sees it. `value` stands in the addresses of filters. */
export const ManagedFacetValue = Entity('ManagedFacetValue', {
  id: Id,
  value: Type.String(),
  label: Type.String(),
  colour: Nullable(Type.String()),
  /** Products of every status that have it. */
  products: Type.Integer(),
});
export type ManagedFacetValue = Static<typeof ManagedFacetValue>;

/** A property of products: sellers choose its values, and people read them on the page of a product. */
export const ManagedFacet = Entity('ManagedFacet', {
  id: Id,
  label: Type.String(),
  /** Shown among the filters of the catalogue. */
  isFilter: Type.Boolean(),
  /** The site's own pages link to its filter, so it can't be removed. */
  isFixed: Type.Boolean(),
  /** Where it stands: these categories and what is inside them. Empty: everywhere. */
  categoryIds: Type.Array(Id),
  /** In their order. */
  values: Type.Array(ManagedFacetValue),
});
export type ManagedFacet = Static<typeof ManagedFacet>;
export const ManagedFacets = Type.Array(ManagedFacet);
export type ManagedFacets = Static<typeof ManagedFacets>;

export const WriteFacet = Entity('WriteFacet', {
  label: Words(limits.label),
  isFilter: Type.Boolean(),
  categoryIds: Type.Array(Id, { maxItems: limits.categories, uniqueItems: true }),
  reason,
});
export type WriteFacet = Static<typeof WriteFacet>;
export const WriteFacetValue = Entity('WriteFacetValue', { label: Words(limits.label), colour, reason });
export type WriteFacetValue = Static<typeof WriteFacetValue>;
/** All facets, or all values of one, in a new order. */
export const OrderFacets = Entity('OrderFacets', {
  ids: Type.Array(Id, { maxItems: limits.values, uniqueItems: true }),
});
export type OrderFacets = Static<typeof OrderFacets>;
