import { createFileRoute } from '@tanstack/react-router';
import { Container } from '@vetka/ui/Container';
import { dataQueries } from '../../../features/account/data/data.queries.ts';
import { DataPage } from '../../../features/account/lazyComponents.ts';
import { pageHead } from '../../../shell/document/pageHead.ts';
import { FullHeight } from '../../../shell/layout/FullHeight.tsx';
import { SiteBar, SiteHeader } from '../../../shell/layout/lazyComponents.ts';
import { requireUser } from '../../../shell/session/routeRules.ts';

export const Route = createFileRoute('/_responsive/my/data')({
  beforeLoad: requireUser,
  loader: async ({ context: { api, queryClient } }) => {
    await Promise.all([
      DataPage.preload(),
      queryClient.prefetchQuery(dataQueries.consents(api)),
      queryClient.prefetchQuery(dataQueries.deletion(api)),
    ]);
  },
  head: () => pageHead('Мои данные', { isHidden: true }),
  component: Data,
});

function Data() {
  return (
    <FullHeight header={<SiteHeader />}>
      <Container>
        <DataPage />
      </Container>
      <SiteBar />
    </FullHeight>
  );
}
