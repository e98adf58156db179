import { createFileRoute } from '@tanstack/react-router';
import { Container } from '@vetka/ui/Container';
import { ProductsQueuePage } from '../../../../features/moderation/lazyComponents.ts';
import { loadRoom } from '../../../../features/moderation/loadRoom.ts';
import { moderationQueries } from '../../../../features/moderation/moderation.queries.ts';
import { pageHead } from '../../../../shell/document/pageHead.ts';
import { FullHeight } from '../../../../shell/layout/FullHeight.tsx';
import { SiteBar, SiteHeader } from '../../../../shell/layout/lazyComponents.ts';
import { requireUser } from '../../../../shell/session/routeRules.ts';

/** Products that await moderation. The loader checks the access. */
export const Route = createFileRoute('/_responsive/my/moderation/products')({
  beforeLoad: requireUser,
  loader: (entered) =>
    loadRoom(entered, ProductsQueuePage, ({ api, queryClient }) =>
      queryClient.ensureInfiniteQueryData(moderationQueries.products(api)),
    ),
  head: () => pageHead('Товары на проверке'),
  component: Products,
});

function Products() {
  return (
    <FullHeight header={<SiteHeader />}>
      <Container>
        <ProductsQueuePage />
      </Container>
      <SiteBar />
    </FullHeight>
  );
}
