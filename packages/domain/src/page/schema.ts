import { Type, type Static } from 'typebox';
import { Entity, Enumeration, Id, Moment, Nullable, SetMoment, Update, Words } from '../value/schema.ts';
import { MediaFile } from '../media/schema.ts';
import { PageOf, pageQuery } from '../paging/schema.ts';
import { homeBannerLimits, pageTextLimits, redirectLimits } from './limits.ts';
import {
  bannerPlaces,
  bannerViewers,
  homeBannerPlaces,
  homeBannerViewers,
  redirectStatuses,
  sitemapKinds,
  sitemapTake,
} from './values.ts';

export const BannerViewers = Enumeration('BannerViewers', bannerViewers);
export type BannerViewers = Static<typeof BannerViewers>;

export const Banner = Entity('Banner', {
  id: Id,
  place: Type.Enum(bannerPlaces),
  label: Nullable(Type.String()),
  title: Type.String(),
  text: Type.String(),
  buttonText: Nullable(Type.String()),
  href: Type.String(),
  mediaFile: Nullable(MediaFile),
  /** Index of one of the six colour pairs, 0 to 5; null for the forest background. */
  look: Nullable(Type.Integer({ minimum: 0, maximum: 5 })),
});
export type Banner = Static<typeof Banner>;
export const Banners = Type.Array(Banner);

export const HomeBannerPlace = Enumeration('HomeBannerPlace', homeBannerPlaces);
export type HomeBannerPlace = Static<typeof HomeBannerPlace>;
export const HomeBannerViewers = Enumeration('HomeBannerViewers', homeBannerViewers);
export type HomeBannerViewers = Static<typeof HomeBannerViewers>;

/** The administration's reason, for its log. */
const reason = Type.Optional(Type.String({ maxLength: homeBannerLimits.reason }));
const homeBanner = {
  place: HomeBannerPlace,
  /** A few words above the title; only of large banners. */
  label: Type.String({ maxLength: homeBannerLimits.label }),
  title: Words(homeBannerLimits.title),
  text: Type.String({ maxLength: homeBannerLimits.text }),
  /** An empty string: no button. */
  buttonText: Type.String({ maxLength: homeBannerLimits.button }),
  /** A path on the site. */
  href: Type.String({ maxLength: homeBannerLimits.href }),
  /** The alternative text of the picture. */
  alt: Type.String({ maxLength: homeBannerLimits.alt }),
  look: Banner.properties.look,
  viewers: HomeBannerViewers,
  /** Null: at once, and until it is switched off. */
  startsAt: Nullable(SetMoment),
  endsAt: Nullable(SetMoment),
  isActive: Type.Boolean(),
};
/** A banner of the home page as the administration writes it. `pictureId`: a picture uploaded for the platform. */
export const WriteHomeBanner = Entity('WriteHomeBanner', { ...homeBanner, pictureId: Nullable(Id), reason });
export type WriteHomeBanner = Static<typeof WriteHomeBanner>;
export const HomeBannerUpdate = Update('HomeBannerUpdate', WriteHomeBanner.properties);
export type HomeBannerUpdate = Static<typeof HomeBannerUpdate>;
export const HomeBanner = Entity('HomeBanner', {
  id: Id,
  ...homeBanner,
  // Existing texts may be longer.
  label: Type.String(),
  title: Type.String(),
  text: Type.String(),
  buttonText: Type.String(),
  href: Type.String(),
  picture: Nullable(MediaFile),
});
export type HomeBanner = Static<typeof HomeBanner>;
/** Those of one place after another, in the order in which people see them. */
export const HomeBanners = Type.Array(HomeBanner);
export type HomeBanners = Static<typeof HomeBanners>;
export const SwitchHomeBanner = Entity('SwitchHomeBanner', { isActive: Type.Boolean(), reason });
export type SwitchHomeBanner = Static<typeof SwitchHomeBanner>;
/** All banners of a place in their new order. */
export const OrderHomeBanners = Entity('OrderHomeBanners', {
  place: HomeBannerPlace,
  ids: Type.Array(Id, { maxItems: homeBannerLimits.banners, uniqueItems: true }),
});
export type OrderHomeBanners = Static<typeof OrderHomeBanners>;

export const SeoQuery = Type.Object({ path: Type.String({ maxLength: 2000 }) });
export type SeoQuery = Static<typeof SeoQuery>;
/**
 * The administration's texts for one path: metadata for search engines and Markdown to show below the page; null fields
 * fall back to the page's defaults. `redirect` is the target of an old path.
 */
export const Seo = Entity('Seo', {
  title: Nullable(Type.String()),
  description: Nullable(Type.String()),
  text: Nullable(Type.String()),
  redirect: Nullable(Type.Object({ location: Type.String(), statusCode: Type.Enum(redirectStatuses) })),
});
export type Seo = Static<typeof Seo>;

const path = Type.String({ minLength: 1, maxLength: redirectLimits.path });

/** A path that has moved. */
export const Redirect = Entity('Redirect', {
  id: Id,
  from: Type.String(),
  to: Type.String(),
  statusCode: Type.Enum(redirectStatuses),
  createdAt: Moment,
});
export type Redirect = Static<typeof Redirect>;
export const RedirectPage = PageOf('RedirectPage', Redirect);
export type RedirectPage = Static<typeof RedirectPage>;
/** `search` looks in both paths. */
export const RedirectsQuery = Type.Object({
  ...pageQuery,
  search: Type.Optional(Type.String({ maxLength: redirectLimits.search })),
});
export type RedirectsQuery = Static<typeof RedirectsQuery>;
export const WriteRedirect = Entity('WriteRedirect', { from: path, to: path, statusCode: Type.Enum(redirectStatuses) });
export type WriteRedirect = Static<typeof WriteRedirect>;

const pageTexts = {
  title: Type.String({ maxLength: pageTextLimits.title }),
  description: Type.String({ maxLength: pageTextLimits.description }),
  /** Markdown, shown below the page. */
  text: Type.String({ maxLength: pageTextLimits.text }),
};
/** The administration's texts for a page. An empty string: the page's default. */
export const PageTexts = Entity('PageTexts', { id: Id, path: Type.String(), ...pageTexts, updatedAt: Moment });
export type PageTexts = Static<typeof PageTexts>;
export const WritePageTexts = Entity('WritePageTexts', {
  path: Type.String({ minLength: 1, maxLength: pageTextLimits.path }),
  ...pageTexts,
});
export type WritePageTexts = Static<typeof WritePageTexts>;
export const ChangePageTexts = Entity('ChangePageTexts', {
  ...WritePageTexts.properties,
  /** `updatedAt` of the texts that were read. 409 with the `texts` as they are now when they have been changed since. */
  unchangedSince: SetMoment,
});
export type ChangePageTexts = Static<typeof ChangePageTexts>;
/** A page that may have texts, with its default metadata for search engines. */
export const TextPage = Entity('TextPage', {
  path: Type.String(),
  name: Type.String(),
  title: Type.String(),
  description: Type.String(),
  texts: Nullable(PageTexts),
});
export type TextPage = Static<typeof TextPage>;
export const TextPages = Type.Array(TextPage);

export const SitemapKind = Enumeration('SitemapKind', sitemapKinds);
export type SitemapKind = Static<typeof SitemapKind>;
/** A kind of pages, and the highest id among them: how many sitemaps it needs. */
export const Sitemaps = Type.Array(Entity('SitemapInfo', { kind: SitemapKind, lastId: Type.Integer() }));
export type Sitemaps = Static<typeof Sitemaps>;
export const SitemapParams = Type.Object({ kind: SitemapKind });
export type SitemapParams = Static<typeof SitemapParams>;
/** Ids greater than `after`, up to `until`. */
export const SitemapQuery = Type.Object({
  after: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }),
  until: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }),
});
export type SitemapQuery = Static<typeof SitemapQuery>;
/** A public page: its path on the site, and when it changed last; null where that is not recorded. */
export const SitemapEntry = Entity('SitemapEntry', { id: Id, path: Type.String(), changedAt: Nullable(Moment) });
export type SitemapEntry = Static<typeof SitemapEntry>;
export const SitemapEntries = Type.Array(SitemapEntry, { maxItems: sitemapTake });
