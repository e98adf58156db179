import { laterPart } from '../../shell/laterPart.tsx';

const loadPopular = () => import('./PopularGrid.tsx');
const loadList = () => import('./CatalogList.tsx');
const loadPopularList = () => import('./PopularList.tsx');
const loadToolbar = () => import('./CatalogToolbarPart.tsx');
const loadFilters = () => import('./CatalogFilterRail.tsx');
const loadProducts = () => import('./ProductList.tsx').then(({ ProductList: list }) => ({ default: list }));
const loadFirst = () => import('./ProductFirstScreen.tsx');
const loadBelow = () => import('./BelowProduct.tsx');

/** The popular on the home page, below its first screen. */
export const PopularGrid = laterPart(loadPopular, import.meta.env.SSR ? await loadPopular() : undefined);
/** The products of a catalogue page: links that work as they are, and buttons a moment later. */
export const CatalogList = laterPart(loadList, import.meta.env.SSR ? await loadList() : undefined);
export const PopularList = laterPart(loadPopularList, import.meta.env.SSR ? await loadPopularList() : undefined);
/** Products in a grid, for pages of other features. */
export const ProductList = laterPart(loadProducts, import.meta.env.SSR ? await loadProducts() : undefined);
/** The filters beside a list: links and forms that work as they are. */
export const CatalogFilterRail = laterPart(loadFilters, import.meta.env.SSR ? await loadFilters() : undefined);
/** The first screen of a product: drawn by the server, its buttons come to life a moment later. */
export const ProductFirstScreen = laterPart(loadFirst, import.meta.env.SSR ? await loadFirst() : undefined);
/** What narrows a list, and its order. */
export const CatalogToolbar = laterPart(loadToolbar, import.meta.env.SSR ? await loadToolbar() : undefined);
/** What is under the first screen of a product. */
export const BelowProduct = laterPart(loadBelow, import.meta.env.SSR ? await loadBelow() : undefined);
