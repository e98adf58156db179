/** Areas of publications that people save; products have hearts of their own. */
export type SavedArea = 'article' | 'content';

/** Key of the person's favourites in an area. Apart from the hook, which route loaders must not load. */
export const favoritesKey = (area: SavedArea) => [area, 'favorites'] as const;
