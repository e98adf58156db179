import { laterPart } from '../../shell/laterPart.tsx';

const loadCatalog = () => import('./CatalogSkeleton.tsx');
const loadGrid = () => import('./GridSkeleton.tsx');
const loadProduct = () => import('./ProductSkeleton.tsx');

/** Shapes of pages that are on their way. The server waits instead, so it has no use for them. */
export const CatalogSkeleton = laterPart(loadCatalog, undefined);
export const GridSkeleton = laterPart(loadGrid, undefined);
export const ProductSkeleton = laterPart(loadProduct, undefined);
