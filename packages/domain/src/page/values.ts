export const bannerPlaces = ['HERO', 'SIDE', 'SERVICE'] as const;
/** The application's name: the title of a page that has none. */
export const appName = 'Ветка';
