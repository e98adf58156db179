import { laterPart } from '../../shell/laterPart.tsx';

const loadPopular = () => import('./PopularGrid.tsx');
const loadList = () => import('./CatalogList.tsx');
const loadPopularList = () => import('./PopularList.tsx');
const loadToolbar = () => import('./CatalogToolbarPart.tsx');
const loadFilters = () => import('./CatalogFilterRail.tsx');
const loadProducts = () => import('./ProductList.tsx').then(({ ProductList: list }) => ({ default: list }));
const loadFirst = () => import('./ProductFirstScreen.tsx');
const loadBelow = () => import('./BelowProduct.tsx');

/** Popular products on the home page, below its first screen. */
export const PopularGrid = laterPart(loadPopular, import.meta.env.SSR ? await loadPopular() : undefined);
/** The products of a catalogue page: links work without code, buttons once hydrated. */
export const CatalogList = laterPart(loadList, import.meta.env.SSR ? await loadList() : undefined);
export const PopularList = laterPart(loadPopularList, import.meta.env.SSR ? await loadPopularList() : undefined);
/** Products in a grid, for pages of other features. */
export const ProductList = laterPart(loadProducts, import.meta.env.SSR ? await loadProducts() : undefined);
/** The filters beside a list: links and forms that work without code. */
export const CatalogFilterRail = laterPart(loadFilters, import.meta.env.SSR ? await loadFilters() : undefined);
/** The first screen of a product: rendered by the server, its buttons work once hydrated. */
export const ProductFirstScreen = laterPart(loadFirst, import.meta.env.SSR ? await loadFirst() : undefined);
/** Filters and order of a list. */
export const CatalogToolbar = laterPart(loadToolbar, import.meta.env.SSR ? await loadToolbar() : undefined);
/** The part of a product page below the first screen. */
export const BelowProduct = laterPart(loadBelow, import.meta.env.SSR ? await loadBelow() : undefined);
