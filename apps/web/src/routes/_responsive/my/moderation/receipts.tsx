import { createFileRoute } from '@tanstack/react-router';
import { Container } from '@vetka/ui/Container';
import { ReceiptsPage } from '../../../../features/moderation/lazyComponents.ts';
import { loadRoom } from '../../../../features/moderation/loadRoom.ts';
import { moderationQueries } from '../../../../features/moderation/moderation.queries.ts';
import { pageHead } from '../../../../shell/document/pageHead.ts';
import { FullHeight } from '../../../../shell/layout/FullHeight.tsx';
import { SiteBar, SiteHeader } from '../../../../shell/layout/lazyComponents.ts';
import { requireUser } from '../../../../shell/session/routeRules.ts';

/** Fiscal receipts and their corrections, for the administration. */
export const Route = createFileRoute('/_responsive/my/moderation/receipts')({
  beforeLoad: requireUser,
  loader: (entered) =>
    loadRoom(entered, ReceiptsPage, ({ api, queryClient }) =>
      queryClient.ensureInfiniteQueryData(moderationQueries.receipts(api, 'PROBLEMS')),
    ),
  head: () => pageHead('Чеки'),
  component: Receipts,
});

function Receipts() {
  return (
    <FullHeight header={<SiteHeader />}>
      <Container>
        <ReceiptsPage />
      </Container>
      <SiteBar />
    </FullHeight>
  );
}
