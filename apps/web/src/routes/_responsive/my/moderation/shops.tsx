import { createFileRoute } from '@tanstack/react-router';
import { Container } from '@vetka/ui/Container';
import { ShopsQueuePage } from '../../../../features/moderation/lazyComponents.ts';
import { loadRoom } from '../../../../features/moderation/loadRoom.ts';
import { moderationQueries } from '../../../../features/moderation/moderation.queries.ts';
import { pageHead } from '../../../../shell/document/pageHead.ts';
import { FullHeight } from '../../../../shell/layout/FullHeight.tsx';
import { SiteBar, SiteHeader } from '../../../../shell/layout/lazyComponents.ts';
import { requireUser } from '../../../../shell/session/routeRules.ts';

/** Shops that await moderation. The loader checks the access. */
export const Route = createFileRoute('/_responsive/my/moderation/shops')({
  beforeLoad: requireUser,
  loader: (entered) =>
    loadRoom(entered, ShopsQueuePage, ({ api, queryClient }) =>
      queryClient.ensureInfiniteQueryData(moderationQueries.shops(api)),
    ),
  head: () => pageHead('Магазины на проверке'),
  component: Shops,
});

function Shops() {
  return (
    <FullHeight header={<SiteHeader />}>
      <Container>
        <ShopsQueuePage />
      </Container>
      <SiteBar />
    </FullHeight>
  );
}
