import { createFileRoute } from '@tanstack/react-router';
import { Container } from '@vetka/ui/Container';
import { OverviewPage } from '../../../features/account/lazyComponents.ts';
import { loadOverview } from '../../../features/account/overview/overview.queries.ts';
import { pageHead } from '../../../shell/document/pageHead.ts';
import { FullHeight } from '../../../shell/layout/FullHeight.tsx';
import { SiteBar, SiteHeader } from '../../../shell/layout/lazyComponents.ts';
import { requireUser } from '../../../shell/session/routeRules.ts';
import { sessionQueries } from '../../../shell/session/session.queries.ts';

export const Route = createFileRoute('/_responsive/my/')({
  beforeLoad: requireUser,
  loader: async ({ context: { api, queryClient } }) => {
    const user = queryClient.getQueryData(sessionQueries.user(api).queryKey);
    await Promise.all([OverviewPage.preload(), user && loadOverview(queryClient, api, user)]);
  },
  head: () => pageHead('Моё', { isHidden: true }),
  component: Overview,
});

function Overview() {
  return (
    <FullHeight header={<SiteHeader />}>
      <Container>
        <OverviewPage />
      </Container>
      <SiteBar />
    </FullHeight>
  );
}
