import { createFileRoute } from '@tanstack/react-router';
import { Container } from '@vetka/ui/Container';
import { CommissionPage } from '../../../../features/moderation/lazyComponents.ts';
import { loadRoom } from '../../../../features/moderation/loadRoom.ts';
import { moderationQueries } from '../../../../features/moderation/moderation.queries.ts';
import { pageHead } from '../../../../shell/document/pageHead.ts';
import { FullHeight } from '../../../../shell/layout/FullHeight.tsx';
import { SiteBar, SiteHeader } from '../../../../shell/layout/lazyComponents.ts';
import { requireUser } from '../../../../shell/session/routeRules.ts';

/** The rules of the commission, for the administration. */
export const Route = createFileRoute('/_responsive/my/moderation/commission')({
  beforeLoad: requireUser,
  loader: (entered) =>
    loadRoom(entered, CommissionPage, ({ api, queryClient }) =>
      queryClient.ensureInfiniteQueryData(moderationQueries.commissionRules(api, 'CURRENT')),
    ),
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
