import { Type, type Static } from 'typebox';
import { ReturnRule } from '../catalog/schema.ts';
import { CommissionFigures } from '../ledger/schema.ts';
import { MediaFile } from '../media/schema.ts';
import { Entity, Id, Nullable, TreePlace, Update, Words } from '../value/schema.ts';
import { categoryLimits as limits } from './values.ts';

/** The administration's reason, for its log. */
const reason = Type.Optional(Type.String({ maxLength: limits.reason }));

const category = {
  name: Words(limits.name),
  description: Type.String({ maxLength: limits.description }),
  /** A hidden category hides all its descendants. */
  isVisible: Type.Boolean(),
  /** The return rule; null: that of the parent category. */
  returnRule: Nullable(ReturnRule),
};

/** A category of the catalogue as the administration sees it. */
export const ManagedCategory = Entity('ManagedCategory', {
  id: Id,
  /** Null for the first level. */
  parentId: Nullable(Id),
  ...category,
  // Existing texts may be longer.
  name: Type.String(),
  description: Type.String(),
  slug: Type.String(),
  image: Nullable(MediaFile),
  /** Products directly in it, of every status. */
  products: Type.Integer(),
  /** Promo codes that are limited to it. */
  coupons: Type.Integer(),
  /** Promotions that are limited to it and have not ended. Until then it can't be removed. */
  promotions: Type.Array(Type.String()),
  /** Commission rules about it that apply now or will apply. */
  commissions: Type.Array(CommissionFigures),
  /** It has, or had, a commission of its own: the history of money refers to it, so it can't be removed. */
  hasCommission: Type.Boolean(),
  /** Facets limited to it: a facet without categories would apply everywhere, so it can't be removed. */
  facets: Type.Array(Type.String()),
});
export type ManagedCategory = Static<typeof ManagedCategory>;

/** Categories before their descendants, siblings in their order. */
export const ManagedCategories = Type.Array(ManagedCategory);
export type ManagedCategories = Static<typeof ManagedCategories>;

const written = {
  ...category,
  /** The last part of its address. Empty: derived from the name. */
  slug: Type.String({ maxLength: limits.slug }),
  /** A picture uploaded for the platform. */
  pictureId: Nullable(Id),
  reason,
};
export const NewCategory = Entity('NewCategory', { ...written, parentId: Nullable(Id) });
export type NewCategory = Static<typeof NewCategory>;
export const CategoryUpdate = Update('CategoryUpdate', written);
export type CategoryUpdate = Static<typeof CategoryUpdate>;

/** All categories in a new order and tree. */
export const ArrangeCategories = Entity('ArrangeCategories', {
  categories: Type.Array(TreePlace, { maxItems: limits.categories }),
});
export type ArrangeCategories = Static<typeof ArrangeCategories>;

/** A removed category or value of a facet is merged into `targetId` with its products; null for an empty one. */
export const MergeInto = Entity('MergeInto', { targetId: Nullable(Id), reason });
export type MergeInto = Static<typeof MergeInto>;
