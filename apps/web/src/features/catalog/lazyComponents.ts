import { lazyComponent } from '../../shell/lazyComponent.tsx';

/** Popular products on the home page, below its first screen. */
export const PopularGrid = lazyComponent(() => import('./PopularGrid.tsx'));
/** The products of a catalogue page: links work without code, buttons once hydrated. */
export const CatalogList = lazyComponent(() =>
  import('./CatalogResults.tsx').then(({ CatalogList: list }) => ({ default: list })),
);
export const PopularList = lazyComponent(() =>
  import('./CatalogResults.tsx').then(({ PopularList: list }) => ({ default: list })),
);
/** Products in a grid, for pages of other features. */
export const ProductList = lazyComponent(() =>
  import('./ProductList.tsx').then(({ ProductList: list }) => ({ default: list })),
);
/** The filters beside a list: links and forms that work without code. */
export const CatalogFilterRail = lazyComponent(() => import('./CatalogFilterRail.tsx'));
/** The first screen of a product: rendered by the server, its buttons work once hydrated. */
export const ProductFirstScreen = lazyComponent(() => import('./ProductFirstScreen.tsx'));
/** Filters and order of a list. */
export const CatalogToolbar = lazyComponent(() => import('./CatalogToolbarPart.tsx'));
/** The part of a product page below the first screen. */
export const BelowProduct = lazyComponent(() => import('./BelowProduct.tsx'));
/** The products that the user saved. */
export const FavoritesPage = lazyComponent(() => import('./FavoritesPage.tsx'));
/** Shops and articles that a search has found. */
export const FoundBeside = lazyComponent(() => import('./FoundBeside.tsx'));
