import { ProductGridSkeleton } from '@vetka/ui/patterns/catalog/ProductGrid';

/** The shape of a list without filters. */
export default function GridSkeleton() {
  return <ProductGridSkeleton />;
}
