import { Skeleton } from '@vetka/ui/Skeleton';
import { Stack } from '@vetka/ui/Stack';
import { CatalogLayout } from '@vetka/ui/patterns/catalog/CatalogToolbar';
import { ProductGridSkeleton } from '@vetka/ui/patterns/catalog/ProductGrid';

const lines = Array.from({ length: 12 }, (_, index) => index);

/** Loading placeholder of a catalogue page. */
export default function CatalogSkeleton() {
  return (
    <CatalogLayout
      filters={
        <Stack gap={16}>
          {lines.map((line) => (
            <Skeleton key={line} />
          ))}
        </Stack>
      }
    >
      <ProductGridSkeleton columns="beside" count={9} />
    </CatalogLayout>
  );
}
