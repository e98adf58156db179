import { lazyComponent } from '../../shell/lazyComponent.tsx';

/** Loading placeholders. The server waits for data instead, so it never renders them. */
export const CatalogSkeleton = lazyComponent(() => import('./CatalogSkeleton.tsx'));
export const GridSkeleton = lazyComponent(() => import('./GridSkeleton.tsx'));
export const ProductSkeleton = lazyComponent(() => import('./ProductSkeleton.tsx'));
