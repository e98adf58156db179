export { ProductGrid, ProductGridSkeleton, type ProductGridProps } from './ProductGrid.tsx';
