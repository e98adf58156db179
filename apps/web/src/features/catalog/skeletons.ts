import { laterPart } from '../../shell/laterPart.tsx';

const loadCatalog = () => import('./CatalogSkeleton.tsx');
const loadGrid = () => import('./GridSkeleton.tsx');
const loadProduct = () => import('./ProductSkeleton.tsx');

/** Loading placeholders. The server waits for data instead, so it never renders them. */
export const CatalogSkeleton = laterPart(loadCatalog, undefined);
export const GridSkeleton = laterPart(loadGrid, undefined);
export const ProductSkeleton = laterPart(loadProduct, undefined);
