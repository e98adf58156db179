export const bannerPlaces = ['HERO', 'SIDE', 'SERVICE'] as const;
/** The application's name, used as the title of pages without one. */
export const appName = 'Ветка';
