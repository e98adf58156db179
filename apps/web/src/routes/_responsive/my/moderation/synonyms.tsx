import { createFileRoute } from '@tanstack/react-router';
import { Container } from '@vetka/ui/Container';
import { SynonymsPage } from '../../../../features/moderation/lazyComponents.ts';
import { loadRoom } from '../../../../features/moderation/loadRoom.ts';
import { moderationQueries } from '../../../../features/moderation/moderation.queries.ts';
import { pageHead } from '../../../../shell/document/pageHead.ts';
import { FullHeight } from '../../../../shell/layout/FullHeight.tsx';
import { SiteBar, SiteHeader } from '../../../../shell/layout/lazyComponents.ts';
import { requireUser } from '../../../../shell/session/routeRules.ts';

/** Synonyms of the search, for the administration. */
export const Route = createFileRoute('/_responsive/my/moderation/synonyms')({
  beforeLoad: requireUser,
  loader: (entered) =>
    loadRoom(entered, SynonymsPage, ({ api, queryClient }) =>
      queryClient.ensureInfiniteQueryData(moderationQueries.synonyms(api, '')),
    ),
  head: () => pageHead('Синонимы'),
  component: Synonyms,
});

function Synonyms() {
  return (
    <FullHeight header={<SiteHeader />}>
      <Container>
        <SynonymsPage />
      </Container>
      <SiteBar />
    </FullHeight>
  );
}
