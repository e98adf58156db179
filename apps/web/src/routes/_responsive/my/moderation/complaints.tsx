import { createFileRoute } from '@tanstack/react-router';
import { Container } from '@vetka/ui/Container';
import { ComplaintsPage } from '../../../../features/moderation/lazyComponents.ts';
import { loadRoom } from '../../../../features/moderation/loadRoom.ts';
import { moderationQueries } from '../../../../features/moderation/moderation.queries.ts';
import { pageHead } from '../../../../shell/document/pageHead.ts';
import { FullHeight } from '../../../../shell/layout/FullHeight.tsx';
import { SiteBar, SiteHeader } from '../../../../shell/layout/lazyComponents.ts';
import { requireUser } from '../../../../shell/session/routeRules.ts';

/** Complaints for the administration. */
export const Route = createFileRoute('/_responsive/my/moderation/complaints')({
  beforeLoad: requireUser,
  loader: (entered) =>
    loadRoom(entered, ComplaintsPage, ({ api, queryClient }) =>
      queryClient.ensureInfiniteQueryData(moderationQueries.complaints(api, { view: 'WAITING' })),
    ),
  head: () => pageHead('Жалобы'),
  component: Complaints,
});

function Complaints() {
  return (
    <FullHeight header={<SiteHeader />}>
      <Container>
        <ComplaintsPage />
      </Container>
      <SiteBar />
    </FullHeight>
  );
}
