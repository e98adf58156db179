import { createFileRoute } from '@tanstack/react-router';
import { Container } from '@vetka/ui/Container';
import { FacetsPage } from '../../../../features/moderation/lazyComponents.ts';
import { loadRoom } from '../../../../features/moderation/loadRoom.ts';
import { moderationQueries } from '../../../../features/moderation/moderation.queries.ts';
import { pageHead } from '../../../../shell/document/pageHead.ts';
import { FullHeight } from '../../../../shell/layout/FullHeight.tsx';
import { SiteBar, SiteHeader } from '../../../../shell/layout/lazyComponents.ts';
import { requireUser } from '../../../../shell/session/routeRules.ts';

/** The facets of products, for the administration. */
export const Route = createFileRoute('/_responsive/my/moderation/facets')({
  beforeLoad: requireUser,
  loader: (entered) =>
    loadRoom(entered, FacetsPage, ({ api, queryClient }) => queryClient.ensureQueryData(moderationQueries.facets(api))),
  head: () => pageHead('Признаки'),
  component: Facets,
});

function Facets() {
  return (
    <FullHeight header={<SiteHeader />}>
      <Container>
        <FacetsPage />
      </Container>
      <SiteBar />
    </FullHeight>
  );
}
