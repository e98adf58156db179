import { Type, type Static } from 'typebox';
import { DeskParams } from '../desk/schema.ts';
import { MediaFile } from '../media/schema.ts';
import { BannerViewers } from '../page/schema.ts';
import { Entity, Id, Kopecks, Moment, Nullable, SetMoment, TreePlace, Update, Words } from '../value/schema.ts';
import { storefrontLimits as limits } from './values.ts';

/** A section or a banner of a shop by its id. */
export const StorefrontParams = Type.Object({ ...DeskParams.properties, id: Id });
export type StorefrontParams = Static<typeof StorefrontParams>;

const pageTexts = {
  name: Type.String({ maxLength: limits.name }),
  /** One line under the name. */
  tagline: Type.String({ maxLength: limits.tagline }),
  story: Type.String({ maxLength: limits.story }),
  phone: Type.String({ maxLength: limits.phone }),
  email: Type.String({ maxLength: limits.email }),
};

/** The texts at the top of a shop's page. */
export const ShopPage = Entity('ShopPage', {
  ...pageTexts,
  // Texts of the administration may be longer.
  tagline: Type.String(),
  story: Type.String(),
  logo: Nullable(MediaFile),
  cover: Nullable(MediaFile),
});
export type ShopPage = Static<typeof ShopPage>;

/** The published page, and its draft. */
export const ShopPageState = Entity('ShopPageState', {
  published: ShopPage,
  /** Null: there are no unpublished changes. */
  draft: Nullable(ShopPage),
  /** Grows with every save; a save names the one it is based on. */
  version: Type.Integer({ minimum: 0 }),
  savedAt: Nullable(Moment),
});
export type ShopPageState = Static<typeof ShopPageState>;

const version = Type.Integer({ minimum: 0, maximum: 2_147_483_647 });

/** `logoId`, `coverId`: pictures uploaded for the shop; null for none. */
export const SaveShopPage = Entity('SaveShopPage', {
  version,
  ...pageTexts,
  logoId: Nullable(Id),
  coverId: Nullable(Id),
});
export type SaveShopPage = Static<typeof SaveShopPage>;

/** `savedVersion`: the draft that the person has seen. */
export const PublishShopPage = Entity('PublishShopPage', { savedVersion: version });
export type PublishShopPage = Static<typeof PublishShopPage>;

/** A product on the shelf of a shop. */
export const ShelfProduct = Entity('ShelfProduct', {
  id: Id,
  title: Type.String(),
  price: Kopecks,
  mediaFile: Nullable(MediaFile),
  isAvailable: Type.Boolean(),
});
export type ShelfProduct = Static<typeof ShelfProduct>;

/** The products of a shop in the order in which shoppers see them. */
export const Shelf = Entity('Shelf', {
  /** The first ones. */
  goods: Type.Array(ShelfProduct),
  /** How many of them the shop has pinned; those that follow are ordered by sales. */
  pinned: Type.Integer(),
  /** Products on sale. */
  total: Type.Integer(),
  hidesSoldOut: Type.Boolean(),
});
export type Shelf = Static<typeof Shelf>;

/** `ids`: the pinned products, in their order. Empty: all by sales. */
export const ArrangeShelf = Entity('ArrangeShelf', {
  ids: Type.Array(Id, { maxItems: limits.shelf, uniqueItems: true }),
  hidesSoldOut: Type.Boolean(),
});
export type ArrangeShelf = Static<typeof ArrangeShelf>;

/** A section of a shop, or one inside another. */
export const ShopSection = Entity('ShopSection', {
  id: Id,
  /** Null: a section of the first level. */
  parentId: Nullable(Id),
  name: Type.String(),
  slug: Type.String(),
  isVisible: Type.Boolean(),
  /** Its own products, whether on sale or not. */
  productIds: Type.Array(Id),
});
export type ShopSection = Static<typeof ShopSection>;

/** Sections before their subsections, siblings in their order. */
export const ShopSections = Type.Array(ShopSection);
export type ShopSections = Static<typeof ShopSections>;

export const NewShopSection = Entity('NewShopSection', { name: Words(limits.section), parentId: Nullable(Id) });
export type NewShopSection = Static<typeof NewShopSection>;

export const EditShopSection = Update('EditShopSection', { name: Words(limits.section), isVisible: Type.Boolean() });
export type EditShopSection = Static<typeof EditShopSection>;

/** All sections in their new order, in a tree of at most `sectionLevels` levels. */
export const ArrangeShopSections = Entity('ArrangeShopSections', {
  sections: Type.Array(TreePlace, { maxItems: limits.sections }),
});
export type ArrangeShopSections = Static<typeof ArrangeShopSections>;

/** All products of a section. */
export const FillShopSection = Entity('FillShopSection', {
  productIds: Type.Array(Id, { maxItems: limits.sectionGoods, uniqueItems: true }),
});
export type FillShopSection = Static<typeof FillShopSection>;

/** A banner as its shop writes it. */
export const SaveShopBanner = Entity('SaveShopBanner', {
  title: Words(limits.bannerTitle),
  text: Type.String({ maxLength: limits.bannerText }),
  /** An empty string: no button. */
  buttonText: Type.String({ maxLength: limits.bannerButton }),
  /** A path on the site. */
  href: Type.String({ maxLength: limits.href, pattern: '^/([^\\s/\\\\][^\\s\\\\]*)?$' }),
  /** A picture uploaded for the shop. */
  pictureId: Nullable(Id),
  viewers: BannerViewers,
  /** Null: at once, and until it is switched off. */
  startsAt: Nullable(SetMoment),
  endsAt: Nullable(SetMoment),
  isActive: Type.Boolean(),
});
export type SaveShopBanner = Static<typeof SaveShopBanner>;
export const EditShopBanner = Update('EditShopBanner', SaveShopBanner.properties);
export type EditShopBanner = Static<typeof EditShopBanner>;

const { pictureId: _pictureId, ...bannerFields } = SaveShopBanner.properties;
export const ShopBanner = Entity('ShopBanner', {
  id: Id,
  ...bannerFields,
  // Banners of the administration may be longer or lead elsewhere.
  title: Type.String(),
  text: Type.String(),
  buttonText: Type.String(),
  href: Type.String(),
  picture: Nullable(MediaFile),
});
export type ShopBanner = Static<typeof ShopBanner>;

/** In the order in which shoppers see them. */
export const ShopBanners = Type.Array(ShopBanner);
export type ShopBanners = Static<typeof ShopBanners>;

/** All banners in their new order. */
export const ArrangeShopBanners = Entity('ArrangeShopBanners', {
  ids: Type.Array(Id, { maxItems: limits.banners, uniqueItems: true }),
});
export type ArrangeShopBanners = Static<typeof ArrangeShopBanners>;

/** All editable parts of a shop's page. */
export const Storefront = Entity('Storefront', {
  page: ShopPageState,
  shelf: Shelf,
  sections: ShopSections,
  banners: ShopBanners,
});
export type Storefront = Static<typeof Storefront>;
