import { createFileRoute } from '@tanstack/react-router';
import { Container } from '@vetka/ui/Container';
import { FacetsPage } from '../../../../features/moderation/lazyComponents.ts';
import { requireAdministration } from '../../../../features/moderation/requireAdministration.ts';
import { pageHead } from '../../../../shell/document/pageHead.ts';
import { FullHeight } from '../../../../shell/layout/FullHeight.tsx';
import { SiteBar, SiteHeader } from '../../../../shell/layout/lazyComponents.ts';
import { requireUser } from '../../../../shell/session/routeRules.ts';

/** The facets of products, for the administration. */
export const Route = createFileRoute('/_responsive/my/moderation/facets')({
  beforeLoad: requireUser,
  loader: ({ context, location: { pathname } }) => {
    requireAdministration(context, pathname);
    return FacetsPage.preload();
  },
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
