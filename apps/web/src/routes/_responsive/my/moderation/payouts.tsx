import { createFileRoute } from '@tanstack/react-router';
import { Container } from '@vetka/ui/Container';
import { PayoutsPage } from '../../../../features/moderation/lazyComponents.ts';
import { moderationQueries } from '../../../../features/moderation/moderation.queries.ts';
import { requireAdministration } from '../../../../features/moderation/requireAdministration.ts';
import { pageHead } from '../../../../shell/document/pageHead.ts';
import { FullHeight } from '../../../../shell/layout/FullHeight.tsx';
import { SiteBar, SiteHeader } from '../../../../shell/layout/lazyComponents.ts';
import { requireUser } from '../../../../shell/session/routeRules.ts';

/** Payouts to shops, for the administration. */
export const Route = createFileRoute('/_responsive/my/moderation/payouts')({
  beforeLoad: requireUser,
  loader: async ({ context, location: { pathname } }) => {
    requireAdministration(context, pathname);
    const { api, queryClient } = context;
    const read = Promise.all([
      queryClient.ensureInfiniteQueryData(moderationQueries.payouts(api, 'IN_FLIGHT')),
      queryClient.ensureQueryData(moderationQueries.heldShops(api)),
      queryClient.ensureQueryData(moderationQueries.unassignedMoney(api)),
    ]);
    // Refused until the second factor is passed. Other failures are shown in the room, with a retry.
    await Promise.all([PayoutsPage.preload(), read.catch(() => undefined)]);
  },
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
