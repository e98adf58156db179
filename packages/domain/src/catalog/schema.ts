import { Type, type Static } from 'typebox';
import { Entity, Enumeration, Id, Kopecks, Moment, Nullable, Slug } from '../value/schema.ts';
import { Kind, SubscriptionState, Unit, VoteDirection } from '../actor/schema.ts';
import { DeliveryOption } from '../delivery/schema.ts';
import { MediaFile } from '../media/schema.ts';
import { Meta, PageOf, pageQuery } from '../paging/schema.ts';
import { SellerDetails, ServiceRef } from '../service/schema.ts';
import { catalogLimits, productStatuses, returnRules, sortOrders } from './values.ts';

/** `parentId` 0 means top level. */
export const Category = Entity('Category', {
  id: Id,
  parentId: Type.Integer({ minimum: 0 }),
  slug: Slug,
  name: Type.String(),
  description: Type.String(),
  isSelected: Type.Boolean(),
  image: Nullable(MediaFile),
  productsCount: Type.Integer(),
});
export type Category = Static<typeof Category>;

export const CategoryRef = Entity('CategoryRef', { id: Id, parentId: Type.Integer(), slug: Slug, name: Type.String() });
export type CategoryRef = Static<typeof CategoryRef>;

export const ProductStatus = Enumeration('ProductStatus', productStatuses);
export type ProductStatus = Static<typeof ProductStatus>;
export const ReturnRule = Enumeration('ReturnRule', returnRules);
export type ReturnRule = Static<typeof ReturnRule>;
export const SortOrder = Enumeration('SortOrder', sortOrders);
export type SortOrder = Static<typeof SortOrder>;

/** A product in a grid. */
export const ProductCard = Entity('ProductCard', {
  id: Id,
  slug: Slug,
  title: Type.String(),
  price: Kopecks,
  oldPrice: Nullable(Kopecks),
  image: Nullable(MediaFile),
  /** 0 to 5, one decimal; 0 when there are no ratings. */
  rating: Type.Number(),
  reviewsCount: Type.Integer(),
  service: ServiceRef,
  isFavorite: Type.Boolean(),
  isAvailable: Type.Boolean(),
  /** Pieces left; null where the seller does not track stock. */
  stock: Nullable(Type.Integer()),
  /** The earliest delivery or pickup, in Russian: «Сегодня с 14:00», «Через 2 часа». */
  deliveryText: Type.String(),
  /** Over the picture: «Сегодня дешевле», «Новинка», «Хит»; null for none. A discount is derived from the prices. */
  badge: Nullable(Type.String()),
});
export type ProductCard = Static<typeof ProductCard>;

export const CompositionItem = Entity('CompositionItem', { name: Type.String(), quantity: Type.Integer() });
export type CompositionItem = Static<typeof CompositionItem>;
export const RatingSummary = Entity('RatingSummary', {
  rating: Type.Number(),
  reviewsCount: Type.Integer(),
  /** Number of ratings with 1, 2, 3, 4 and 5 stars. */
  histogram: Type.Array(Type.Integer(), { minItems: 5, maxItems: 5 }),
});
export type RatingSummary = Static<typeof RatingSummary>;

export const Product = Entity('Product', {
  ...ProductCard.properties,
  description: Type.String(),
  mediaFiles: Type.Array(MediaFile),
  categories: Type.Array(CategoryRef),
  unit: Unit,
  amount: Type.Number(),
  /** Centimetres. */
  width: Nullable(Type.Integer()),
  /** Centimetres. */
  height: Nullable(Type.Integer()),
  /** Grams. */
  weight: Nullable(Type.Integer()),
  composition: Type.Array(CompositionItem),
  care: Type.String(),
  productionMinutes: Type.Integer(),
  returnRule: ReturnRule,
  attributes: Type.Array(Type.Object({ name: Type.String(), label: Type.String(), values: Type.Array(Type.String()) })),
  /** Sizes of the same bouquet, including this one; empty when there is only one. */
  family: Type.Array(
    Type.Object({ id: Id, slug: Slug, label: Type.String(), price: Kopecks, isAvailable: Type.Boolean() }),
  ),
  /** The name of the marketplace promotion that lowers the price. */
  promotion: Type.Optional(Type.String()),
  ratings: RatingSummary,
  votesUp: Type.Integer(),
  votesDown: Type.Integer(),
  ownVote: Nullable(VoteDirection),
  favoritesCount: Type.Integer(),
  status: ProductStatus,
  kind: Kind,
  createdAt: Moment,
  seller: Type.Object({
    ...ServiceRef.properties,
    tagline: Type.String(),
    cityName: Type.String(),
    rating: Type.Number(),
    reviewsCount: Type.Integer(),
    subscriptionState: SubscriptionState,
    /** The seller sends a photo of the finished bouquet for approval; promise it only when this is true. */
    photoBeforeDelivery: Type.Boolean(),
    /** False: checkouts are refused for now. */
    isAcceptingOrders: Type.Boolean(),
    deliveryOptions: Type.Array(DeliveryOption),
    details: SellerDetails,
  }),
  seo: Type.Object({ title: Type.String(), description: Type.String() }),
});
export type Product = Static<typeof Product>;

const list = Type.Optional(Type.String({ maxLength: catalogLimits.list }));

/** Lists are comma-separated. Prices are whole roubles, because people read them in the URL. */
export const catalogFilterQuery = {
  search: Type.Optional(Type.String({ maxLength: catalogLimits.search })),
  /** Searches for the words as typed, without correcting them. */
  asTyped: Type.Optional(Type.Boolean()),
  sort: Type.Optional(SortOrder),
  priceFrom: Type.Optional(Type.Integer({ minimum: 0, maximum: catalogLimits.roubles })),
  priceTo: Type.Optional(Type.Integer({ minimum: 0, maximum: catalogLimits.roubles })),
  service: list,
  category: list,
  flower: list,
  colour: list,
  occasion: list,
  size: list,
  /** Values of the facets that the administration has added, each as `name.value`: `material-vazy.steklo`. */
  facet: list,
  rating: Type.Optional(Type.Integer({ minimum: 1, maximum: catalogLimits.stars })),
  inStock: Type.Optional(Type.Boolean()),
  deliveryToday: Type.Optional(Type.Boolean()),
  costPrice: Type.Optional(Type.Boolean()),
};
export const CatalogQuery = Type.Object({ ...pageQuery, ...catalogFilterQuery });
export type CatalogQuery = Static<typeof CatalogQuery>;

/** `ids`: these products in this order, comma-separated; the filters do not apply. Hidden ones are omitted. */
export const ProductsQuery = Type.Object({
  ...CatalogQuery.properties,
  ids: Type.Optional(Type.String({ pattern: '^[1-9]\\d{0,8}(,[1-9]\\d{0,8}){0,23}$' })),
});
export type ProductsQuery = Static<typeof ProductsQuery>;

/** A page of the catalogue. `category` is null on the root; `path` runs from the root to the category. */
export const CatalogPage = Entity('CatalogPage', {
  data: Type.Array(ProductCard),
  meta: Meta,
  category: Nullable(Category),
  path: Type.Array(CategoryRef),
  children: Type.Array(Category),
  /** The corrected query, after fixing the keyboard layout, transliteration or a typo; null when nothing was corrected. */
  correctedSearch: Nullable(Type.String()),
  /** Words of the query that no product matches together with the others; the products were found without them. */
  omittedWords: Type.Array(Type.String()),
  /** Where to look instead when a search finds nothing, closest first; empty when it finds something. */
  nearestCategories: Type.Array(Category),
});
export type CatalogPage = Static<typeof CatalogPage>;
export const CategorySlugParams = Type.Object({ categorySlug: Slug });
export type CategorySlugParams = Static<typeof CategorySlugParams>;
export const ProductPage = PageOf('ProductPage', ProductCard);
export type ProductPage = Static<typeof ProductPage>;

export const FilterOption = Entity('FilterOption', {
  value: Type.String(),
  label: Type.String(),
  count: Type.Integer(),
  /** `#rrggbb` of a colour's swatch. */
  colour: Type.Optional(Type.String()),
});
export type FilterOption = Static<typeof FilterOption>;
export const CatalogFilters = Entity('CatalogFilters', {
  /** Whole roubles. */
  price: Type.Object({ min: Type.Integer(), max: Type.Integer() }),
  groups: Type.Array(Type.Object({ name: Type.String(), label: Type.String(), options: Type.Array(FilterOption) })),
  total: Type.Integer(),
  /** The lists of the query in which a value has been merged into another one, as they should be now. */
  canonical: Type.Optional(Type.Object({ flower: list, colour: list, occasion: list, size: list, facet: list })),
});
export type CatalogFilters = Static<typeof CatalogFilters>;

export const FavoriteAnswer = Entity('FavoriteAnswer', { isFavorite: Type.Boolean(), favoritesCount: Type.Integer() });
export type FavoriteAnswer = Static<typeof FavoriteAnswer>;
export const VoteAnswer = Entity('VoteAnswer', {
  ownVote: Nullable(VoteDirection),
  votesUp: Type.Integer(),
  votesDown: Type.Integer(),
});
export type VoteAnswer = Static<typeof VoteAnswer>;
export const RelatedQuery = Type.Object({ take: Type.Optional(Type.Integer({ minimum: 1, maximum: 24 })) });
export type RelatedQuery = Static<typeof RelatedQuery>;
