import { createFileRoute } from '@tanstack/react-router';
import { Container } from '@vetka/ui/Container';
import { PromotionsPage } from '../../../../features/moderation/lazyComponents.ts';
import { loadRoom } from '../../../../features/moderation/loadRoom.ts';
import { moderationQueries } from '../../../../features/moderation/moderation.queries.ts';
import { pageHead } from '../../../../shell/document/pageHead.ts';
import { FullHeight } from '../../../../shell/layout/FullHeight.tsx';
import { SiteBar, SiteHeader } from '../../../../shell/layout/lazyComponents.ts';
import { requireUser } from '../../../../shell/session/routeRules.ts';

/** The promotions of the marketplace, for the administration. */
export const Route = createFileRoute('/_responsive/my/moderation/promotions')({
  beforeLoad: requireUser,
  loader: (entered) =>
    loadRoom(entered, PromotionsPage, ({ api, queryClient }) =>
      queryClient.ensureInfiniteQueryData(moderationQueries.promotions(api)),
    ),
  head: () => pageHead('Акции'),
  component: Promotions,
});

function Promotions() {
  return (
    <FullHeight header={<SiteHeader />}>
      <Container>
        <PromotionsPage />
      </Container>
      <SiteBar />
    </FullHeight>
  );
}
