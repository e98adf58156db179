import { Type, type Static } from 'typebox';
import { Entity, Enumeration, Id, Nullable, Words } from '../value/schema.ts';
import { facetKinds, facetLimits as limits } from './values.ts';

/** The administration's reason, for its log. */
const reason = Type.Optional(Type.String({ maxLength: limits.reason }));
/** `#rrggbb` of a colour's swatch. */
const colour = Nullable(Type.String({ pattern: '^#[0-9a-f]{6}$' }));

/** A value of a facet as the administration sees it. `value` is used in the addresses of filters. */
export const ManagedFacetValue = Entity('ManagedFacetValue', {
  id: Id,
  value: Type.String(),
  label: Type.String(),
  colour: Nullable(Type.String()),
  /** Products of every status that have it. */
  products: Type.Integer(),
});
export type ManagedFacetValue = Static<typeof ManagedFacetValue>;

export const FacetKind = Enumeration('FacetKind', facetKinds);
export type FacetKind = Static<typeof FacetKind>;

/** A property of products: sellers choose its values, and people read them on the page of a product. */
export const ManagedFacet = Entity('ManagedFacet', {
  id: Id,
  label: Type.String(),
  kind: FacetKind,
  /** A product may have several values. Only lists, with or without swatches, allow this. */
  isMultiple: Type.Boolean(),
  /** «см»; an empty string for none, and for facets that are not numbers. */
  unit: Type.String(),
  /** A product without it has a remark in its shop. */
  isWanted: Type.Boolean(),
  /** Products of every status that have it. */
  products: Type.Integer(),
  /** Shown among the filters of the catalogue. */
  isFilter: Type.Boolean(),
  /** The site's own pages link to its filter, so it can't be removed. */
  isFixed: Type.Boolean(),
  /** Its categories: it applies in them and their descendants. Empty: everywhere. */
  categoryIds: Type.Array(Id),
  /** In order; none for a number. */
  values: Type.Array(ManagedFacetValue),
});
export type ManagedFacet = Static<typeof ManagedFacet>;
export const ManagedFacets = Type.Array(ManagedFacet);
export type ManagedFacets = Static<typeof ManagedFacets>;

export const WriteFacet = Entity('WriteFacet', {
  label: Words(limits.label),
  /** 422 where the values can't be converted to those of another kind. */
  kind: FacetKind,
  isMultiple: Type.Boolean(),
  unit: Type.String({ maxLength: limits.unit }),
  isWanted: Type.Boolean(),
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
