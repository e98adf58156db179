import { createFileRoute } from '@tanstack/react-router';
import { Container } from '@vetka/ui/Container';
import { ReceiptsPage } from '../../../../features/moderation/lazyComponents.ts';
import { moderationQueries } from '../../../../features/moderation/moderation.queries.ts';
import { requireAdministration } from '../../../../features/moderation/requireAdministration.ts';
import { pageHead } from '../../../../shell/document/pageHead.ts';
import { FullHeight } from '../../../../shell/layout/FullHeight.tsx';
import { SiteBar, SiteHeader } from '../../../../shell/layout/lazyComponents.ts';
import { requireUser } from '../../../../shell/session/routeRules.ts';

/** Fiscal receipts and their corrections, for the administration. */
export const Route = createFileRoute('/_responsive/my/moderation/receipts')({
  beforeLoad: requireUser,
  loader: async ({ context, location: { pathname } }) => {
    requireAdministration(context, pathname);
    const { api, queryClient } = context;
    const read = queryClient.ensureInfiniteQueryData(moderationQueries.receipts(api, 'PROBLEMS'));
    // Refused until the second factor is passed. Other failures are shown in the room, with a retry.
    await Promise.all([ReceiptsPage.preload(), read.catch(() => undefined)]);
  },
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
