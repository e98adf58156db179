import { createFileRoute } from '@tanstack/react-router';
import { Container } from '@vetka/ui/Container';
import { WholeQueuePage } from '../../../../features/moderation/lazyComponents.ts';
import { loadRoom } from '../../../../features/moderation/loadRoom.ts';
import { moderationQueries } from '../../../../features/moderation/moderation.queries.ts';
import { pageHead } from '../../../../shell/document/pageHead.ts';
import { FullHeight } from '../../../../shell/layout/FullHeight.tsx';
import { SiteBar, SiteHeader } from '../../../../shell/layout/lazyComponents.ts';
import { requireUser } from '../../../../shell/session/routeRules.ts';

/** Everything that waits for a decision, in one queue. The loader checks the access. */
export const Route = createFileRoute('/_responsive/my/moderation/queue')({
  beforeLoad: requireUser,
  loader: (entered) =>
    loadRoom(entered, WholeQueuePage, ({ api, queryClient }) =>
      Promise.all([
        queryClient.ensureInfiniteQueryData(moderationQueries.shops(api)),
        queryClient.ensureInfiniteQueryData(moderationQueries.products(api)),
        queryClient.ensureInfiniteQueryData(moderationQueries.complaints(api, { view: 'WAITING' })),
        queryClient.ensureInfiniteQueryData(moderationQueries.complaints(api, { view: 'APPEALS' })),
        queryClient.ensureInfiniteQueryData(moderationQueries.disputes(api, false)),
      ]),
    ),
  head: () => pageHead('Вся очередь'),
  component: Queue,
});

function Queue() {
  return (
    <FullHeight header={<SiteHeader />}>
      <Container>
        <WholeQueuePage />
      </Container>
      <SiteBar />
    </FullHeight>
  );
}
