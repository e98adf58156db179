import { createFileRoute } from '@tanstack/react-router';
import { Container } from '@vetka/ui/Container';
import { ReconciliationPage } from '../../../../features/moderation/lazyComponents.ts';
import { loadRoom } from '../../../../features/moderation/loadRoom.ts';
import { moderationQueries } from '../../../../features/moderation/moderation.queries.ts';
import { pageHead } from '../../../../shell/document/pageHead.ts';
import { FullHeight } from '../../../../shell/layout/FullHeight.tsx';
import { SiteBar, SiteHeader } from '../../../../shell/layout/lazyComponents.ts';
import { requireUser } from '../../../../shell/session/routeRules.ts';

/** Our books compared with the bank's, for the administration. */
export const Route = createFileRoute('/_responsive/my/moderation/reconciliation')({
  beforeLoad: requireUser,
  loader: (entered) =>
    loadRoom(entered, ReconciliationPage, ({ api, queryClient }) =>
      Promise.all([
        queryClient.ensureInfiniteQueryData(moderationQueries.differences(api, 'OPEN')),
        queryClient.ensureQueryData(moderationQueries.reconciledDays(api)),
      ]),
    ),
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
