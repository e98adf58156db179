import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import { Button } from '@vetka/ui/Button';
import { Inline } from '@vetka/ui/Inline';
import { Stack } from '@vetka/ui/Stack';
import { PageSection, ScrollRow } from '@vetka/ui/patterns/page/PageSection';
import { useSyncExternalStore } from 'react';
import { useApi } from '../../shell/useContext.ts';
import { CatalogCard } from './CatalogCard.tsx';
import { forgetProducts, noProducts, recentProducts, watchProducts } from './recentProducts.ts';

/** Two rows of a wide screen. */
const maxShown = 10;

/** Products seen on this device. The server has no part in it: it sends the same page to everybody. */
export default function RecentlySeen({ exceptId }: { exceptId?: number }) {
  const products = useRecentProducts(exceptId);
  if (products.length === 0) return null;
  return (
    <PageSection title="Вы смотрели">
      <Stack gap={16}>
        <ScrollRow kind="posts">
          {products.map((product) => (
            <CatalogCard key={product.id} product={product} />
          ))}
        </ScrollRow>
        <Inline>
          <Button variant="outline" size="s" onClick={forgetProducts}>
            Очистить просмотренное
          </Button>
        </Inline>
      </Stack>
    </PageSection>
  );
}

function useRecentProducts(exceptId: number | undefined) {
  const api = useApi();
  const seen = useSyncExternalStore(watchProducts, recentProducts, noProducts);
  const ids = seen.filter((id) => id !== exceptId).slice(0, maxShown);
  const { data } = useQuery({
    queryKey: ['catalog', 'seen', ...ids],
    queryFn: ({ signal }) => unwrap(api.catalog.products({ query: { ids: ids.join(',') } }, { signal })),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
  return ids.length === 0 ? [] : (data?.data ?? []).filter(({ id }) => id !== exceptId);
}
