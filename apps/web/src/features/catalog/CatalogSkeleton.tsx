import { Breadcrumbs } from '@vetka/ui/Breadcrumbs';
import { Skeleton } from '@vetka/ui/Skeleton';
import { Stack } from '@vetka/ui/Stack';
import { CatalogHeading, CatalogLayout } from '@vetka/ui/patterns/catalog/CatalogToolbar';
import { ProductGridSkeleton } from '@vetka/ui/patterns/catalog/ProductGrid';
import * as styles from './catalogSkeleton.css.ts';

const lines = Array.from({ length: 12 }, (_, index) => index);

const chips = [{ href: '/', label: 'Все' }];

/** Loading placeholder of a catalogue page. The cards are where they will be: what is above them takes its place. */
export default function CatalogSkeleton() {
  return (
    <>
      <div className={styles.reserved}>
        <Breadcrumbs items={chips} />
        <CatalogHeading title="Каталог" chips={chips} />
      </div>
      <CatalogLayout
        filters={
          <Stack gap={16}>
            {lines.map((line) => (
              <Skeleton key={line} />
            ))}
          </Stack>
        }
      >
        <div className={styles.toolbar}>
          <Skeleton shape="button" />
        </div>
        <ProductGridSkeleton columns="beside" count={9} />
      </CatalogLayout>
    </>
  );
}
