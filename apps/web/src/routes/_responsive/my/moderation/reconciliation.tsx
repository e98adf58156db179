import { createFileRoute } from '@tanstack/react-router';
import { Container } from '@vetka/ui/Container';
import { ReconciliationPage } from '../../../../features/moderation/lazyComponents.ts';
import { moderationQueries } from '../../../../features/moderation/moderation.queries.ts';
import { requireAdministration } from '../../../../features/moderation/requireAdministration.ts';
import { pageHead } from '../../../../shell/document/pageHead.ts';
import { FullHeight } from '../../../../shell/layout/FullHeight.tsx';
import { SiteBar, SiteHeader } from '../../../../shell/layout/lazyComponents.ts';
import { requireUser } from '../../../../shell/session/routeRules.ts';

/** Our books beside the bank's, for the administration. */
export const Route = createFileRoute('/_responsive/my/moderation/reconciliation')({
  beforeLoad: requireUser,
  loader: async ({ context, location: { pathname } }) => {
    requireAdministration(context, pathname);
    const { api, queryClient } = context;
    const read = Promise.all([
      queryClient.ensureInfiniteQueryData(moderationQueries.differences(api, 'OPEN')),
      queryClient.ensureQueryData(moderationQueries.reconciledDays(api)),
    ]);
    // Refused until the second factor is passed. Other failures are shown in the room, with a retry.
    await Promise.all([ReconciliationPage.preload(), read.catch(() => undefined)]);
  },
  head: () => pageHead('Сверка с банком'),
  component: Reconciliation,
});

function Reconciliation() {
  return (
    <FullHeight header={<SiteHeader />}>
      <Container>
        <ReconciliationPage />
      </Container>
      <SiteBar />
    </FullHeight>
  );
}
