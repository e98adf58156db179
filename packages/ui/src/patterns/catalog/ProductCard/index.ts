export { ProductCard, type ProductCardProps } from './ProductCard.tsx';
export type { ProductCardView } from './ProductCardView.ts';
export { ProductCardSkeleton } from './ProductCardSkeleton.tsx';
