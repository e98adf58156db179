export const bannerPlaces = ['HERO', 'SIDE', 'SERVICE'] as const;
/**
 * The audience of a shop's banner: people with requisites are companies, those with a paid subscription are
 * subscribers.
 */
export const bannerViewers = ['EVERYBODY', 'GUESTS', 'FOLLOWERS', 'COMPANIES', 'SUBSCRIBERS'] as const;
/** The place of a banner on the home page: among the large ones, or beside them. */
export const homeBannerPlaces = ['HERO', 'SIDE'] as const;
/** The audience of a banner on the home page: there are no followers of the platform. */
export const homeBannerViewers = ['EVERYBODY', 'GUESTS', 'COMPANIES', 'SUBSCRIBERS'] as const;
/** The HTTP status of a redirect: 302 is temporary, the others are permanent. 308 keeps the method. */
export const redirectStatuses = [301, 302, 308] as const;

/** The application's name, used as the title of pages without one. */
export const appName = 'Ветка';

/** Pages with texts besides the categories: their names, and their default titles. */
export const textPages = [
  { path: '/', name: 'Главная', title: appName },
  { path: '/catalog', name: 'Каталог', title: 'Каталог цветов, растений и подарков' },
  { path: '/popular', name: 'Популярное', title: 'Популярные букеты и подарки' },
  { path: '/shops', name: 'Магазины', title: 'Магазины цветов и подарков' },
  { path: '/articles', name: 'Статьи', title: 'Статьи' },
  { path: '/cost-price', name: 'По себестоимости', title: 'Цветы по себестоимости' },
] as const;

/** Kinds of pages that sitemaps list. */
export const sitemapKinds = ['categories', 'products', 'services', 'articles'] as const;
/** One sitemap covers this range of ids, so it never lists more than the 50,000 addresses that the protocol allows. */
export const sitemapRange = 50_000;
/** Addresses per request. */
export const sitemapTake = 5_000;
