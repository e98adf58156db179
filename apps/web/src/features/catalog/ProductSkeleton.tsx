import { Skeleton } from '@vetka/ui/Skeleton';
import { Stack } from '@vetka/ui/Stack';
import { ProductLayout } from '@vetka/ui/patterns/catalog/ProductLayout';

/** Loading placeholder of a product's first screen. */
export default function ProductSkeleton() {
  return (
    <div aria-busy="true" aria-label="Загрузка">
      <ProductLayout
        gallery={<Skeleton shape="picture" />}
        buyBox={
          <Stack gap={16}>
            <Skeleton shape="title" />
            <Skeleton shape="title" width={50} />
            <Skeleton width={50} />
            <Skeleton shape="button" />
            <Skeleton shape="button" />
          </Stack>
        }
      />
    </div>
  );
}
