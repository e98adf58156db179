import { createFileRoute } from '@tanstack/react-router';
import { Container } from '@vetka/ui/Container';
import { DisputesPage } from '../../../../features/moderation/lazyComponents.ts';
import { loadRoom } from '../../../../features/moderation/loadRoom.ts';
import { moderationQueries } from '../../../../features/moderation/moderation.queries.ts';
import { pageHead } from '../../../../shell/document/pageHead.ts';
import { FullHeight } from '../../../../shell/layout/FullHeight.tsx';
import { SiteBar, SiteHeader } from '../../../../shell/layout/lazyComponents.ts';
import { requireUser } from '../../../../shell/session/routeRules.ts';

/** Disputes for the administration. The loader checks the access. */
export const Route = createFileRoute('/_responsive/my/moderation/disputes')({
  beforeLoad: requireUser,
  loader: (entered) =>
    loadRoom(entered, DisputesPage, ({ api, queryClient }) =>
      queryClient.ensureInfiniteQueryData(moderationQueries.disputes(api, false)),
    ),
  head: () => pageHead('Споры'),
  component: Disputes,
});

function Disputes() {
  return (
    <FullHeight header={<SiteHeader />}>
      <Container>
        <DisputesPage />
      </Container>
      <SiteBar />
    </FullHeight>
  );
}
