/** Areas with objects that people save. */
export type SavedArea = 'catalog' | 'article' | 'content';

/** Key of the person's favourites in an area. A type: route loaders need not load a module for two words. */
export type FavoritesKey<Area extends SavedArea = SavedArea> = [area: Area, 'favorites'];

/** Key of the counts of everything saved and followed; any change of these invalidates it. */
export type SavedCountsKey = [area: 'account', 'saved'];
