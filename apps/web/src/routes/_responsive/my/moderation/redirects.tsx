import { createFileRoute } from '@tanstack/react-router';
import { Container } from '@vetka/ui/Container';
import { RedirectsPage } from '../../../../features/moderation/lazyComponents.ts';
import { loadRoom } from '../../../../features/moderation/loadRoom.ts';
import { moderationQueries } from '../../../../features/moderation/moderation.queries.ts';
import { pageHead } from '../../../../shell/document/pageHead.ts';
import { FullHeight } from '../../../../shell/layout/FullHeight.tsx';
import { SiteBar, SiteHeader } from '../../../../shell/layout/lazyComponents.ts';
import { requireUser } from '../../../../shell/session/routeRules.ts';

/** Paths that have moved, for the administration. */
export const Route = createFileRoute('/_responsive/my/moderation/redirects')({
  beforeLoad: requireUser,
  loader: (entered) =>
    loadRoom(entered, RedirectsPage, ({ api, queryClient }) =>
      queryClient.ensureInfiniteQueryData(moderationQueries.redirects(api, '')),
    ),
  head: () => pageHead('Переадресация'),
  component: Redirects,
});

function Redirects() {
  return (
    <FullHeight header={<SiteHeader />}>
      <Container>
        <RedirectsPage />
      </Container>
      <SiteBar />
    </FullHeight>
  );
}
