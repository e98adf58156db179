import { createFileRoute } from '@tanstack/react-router';
import { Container } from '@vetka/ui/Container';
import { CommissionPage } from '../../../../features/moderation/lazyComponents.ts';
import { moderationQueries } from '../../../../features/moderation/moderation.queries.ts';
import { requireAdministration } from '../../../../features/moderation/requireAdministration.ts';
import { pageHead } from '../../../../shell/document/pageHead.ts';
import { FullHeight } from '../../../../shell/layout/FullHeight.tsx';
import { SiteBar, SiteHeader } from '../../../../shell/layout/lazyComponents.ts';
import { requireUser } from '../../../../shell/session/routeRules.ts';

/** The rules of the commission, for the administration. */
export const Route = createFileRoute('/_responsive/my/moderation/commission')({
  beforeLoad: requireUser,
  loader: async ({ context, location: { pathname } }) => {
    requireAdministration(context, pathname);
    const { api, queryClient } = context;
    const read = queryClient.ensureInfiniteQueryData(moderationQueries.commissionRules(api, 'CURRENT'));
    // Refused until the second factor is passed. Other failures are shown in the room, with a retry.
    await Promise.all([CommissionPage.preload(), read.catch(() => undefined)]);
  },
  head: () => pageHead('Комиссия'),
  component: Commission,
});

function Commission() {
  return (
    <FullHeight header={<SiteHeader />}>
      <Container>
        <CommissionPage />
      </Container>
      <SiteBar />
    </FullHeight>
  );
}
