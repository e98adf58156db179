export const bannerPlaces = ['HERO', 'SIDE', 'SERVICE'] as const;
/** Who sees a banner of a shop: people with requisites are companies, those with a paid subscription are subscribers. */
export const bannerViewers = ['EVERYBODY', 'GUESTS', 'FOLLOWERS', 'COMPANIES', 'SUBSCRIBERS'] as const;
/** How browsers are told that a path has moved: 302 for a while, the others for good. 308 keeps the method. */
export const redirectStatuses = [301, 302, 308] as const;
/** Upper limits in characters. */
export const redirectLimits = { path: 500, search: 100 } as const;

/** The application's name, used as the title of pages without one. */
export const appName = 'Ветка';

/** Kinds of pages that sitemaps list. */
export const sitemapKinds = ['categories', 'products', 'services', 'articles'] as const;
/** One sitemap covers this range of ids, so it never lists more than the 50,000 addresses that the protocol allows. */
export const sitemapRange = 50_000;
/** Addresses per request. */
export const sitemapTake = 5_000;
