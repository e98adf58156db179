import { createFileRoute } from '@tanstack/react-router';
import { Container } from '@vetka/ui/Container';
import { OpeningPage } from '../../../../features/desk/opening/lazyComponents.ts';
import { openingQueries } from '../../../../features/desk/opening/opening.queries.ts';
import { pageHead } from '../../../../shell/document/pageHead.ts';
import { FullHeight } from '../../../../shell/layout/FullHeight.tsx';
import { SiteBar, SiteHeader } from '../../../../shell/layout/lazyComponents.ts';
import { requireUser } from '../../../../shell/session/routeRules.ts';

/** «Стать продавцом». */
export const Route = createFileRoute('/_responsive/my/shop/new')({
  beforeLoad: requireUser,
  loader: async ({ context: { api, queryClient } }) => {
    await Promise.all([queryClient.ensureQueryData(openingQueries.current(api)), OpeningPage.preload()]);
  },
  head: () => pageHead('Стать продавцом', { isHidden: true }),
  component: Opening,
});

function Opening() {
  return (
    <FullHeight header={<SiteHeader />}>
      <Container>
        <OpeningPage />
      </Container>
      <SiteBar />
    </FullHeight>
  );
}
