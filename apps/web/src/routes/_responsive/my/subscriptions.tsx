import { createFileRoute } from '@tanstack/react-router';
import { Container } from '@vetka/ui/Container';
import { MySubscriptionsPage } from '../../../features/service/lazyComponents.ts';
import { serviceQueries } from '../../../features/service/service.queries.ts';
import { pageHead } from '../../../shell/document/pageHead.ts';
import { FullHeight } from '../../../shell/layout/FullHeight.tsx';
import { SiteBar, SiteHeader } from '../../../shell/layout/lazyComponents.ts';
import { requireUser } from '../../../shell/session/routeRules.ts';

export const Route = createFileRoute('/_responsive/my/subscriptions')({
  beforeLoad: requireUser,
  loader: async ({ context: { api, queryClient } }) => {
    await Promise.all([
      queryClient.ensureQueryData(serviceQueries.ownSubscriptions(api)),
      MySubscriptionsPage.preload(),
    ]);
  },
  head: () => pageHead('Мои подписки', { isHidden: true }),
  component: MySubscriptions,
});

function MySubscriptions() {
  return (
    <FullHeight header={<SiteHeader />}>
      <Container>
        <MySubscriptionsPage />
      </Container>
      <SiteBar />
    </FullHeight>
  );
}
