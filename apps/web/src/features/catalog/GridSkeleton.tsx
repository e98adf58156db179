import { ProductGridSkeleton } from '@vetka/ui/patterns/catalog/ProductGrid';

/** Loading placeholder of a list without filters. */
export default function GridSkeleton() {
  return <ProductGridSkeleton />;
}
