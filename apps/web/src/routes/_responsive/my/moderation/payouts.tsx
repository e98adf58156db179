import { createFileRoute } from '@tanstack/react-router';
import { Container } from '@vetka/ui/Container';
import { PayoutsPage } from '../../../../features/moderation/lazyComponents.ts';
import { loadRoom } from '../../../../features/moderation/loadRoom.ts';
import { moderationQueries } from '../../../../features/moderation/moderation.queries.ts';
import { pageHead } from '../../../../shell/document/pageHead.ts';
import { FullHeight } from '../../../../shell/layout/FullHeight.tsx';
import { SiteBar, SiteHeader } from '../../../../shell/layout/lazyComponents.ts';
import { requireUser } from '../../../../shell/session/routeRules.ts';

/** Payouts to shops, for the administration. */
export const Route = createFileRoute('/_responsive/my/moderation/payouts')({
  beforeLoad: requireUser,
  loader: (entered) =>
    loadRoom(entered, PayoutsPage, ({ api, queryClient }) =>
      Promise.all([
        queryClient.ensureInfiniteQueryData(moderationQueries.payouts(api, 'IN_FLIGHT')),
        queryClient.ensureQueryData(moderationQueries.heldShops(api)),
        queryClient.ensureQueryData(moderationQueries.unassignedMoney(api)),
        queryClient.ensureInfiniteQueryData(moderationQueries.debts(api)),
      ]),
    ),
  head: () => pageHead('Выплаты'),
  component: Payouts,
});

function Payouts() {
  return (
    <FullHeight header={<SiteHeader />}>
      <Container>
        <PayoutsPage />
      </Container>
      <SiteBar />
    </FullHeight>
  );
}
