import { createFileRoute } from '@tanstack/react-router';
import { Container } from '@vetka/ui/Container';
import { PlansPage } from '../../../../features/moderation/lazyComponents.ts';
import { loadRoom } from '../../../../features/moderation/loadRoom.ts';
import { moderationQueries } from '../../../../features/moderation/moderation.queries.ts';
import { pageHead } from '../../../../shell/document/pageHead.ts';
import { FullHeight } from '../../../../shell/layout/FullHeight.tsx';
import { SiteBar, SiteHeader } from '../../../../shell/layout/lazyComponents.ts';
import { managedPlansQuery, plansOfPlatform } from '../../../../shell/managedPlans/planCalls.ts';
import { requireUser } from '../../../../shell/session/routeRules.ts';

/** The plans of the platform, for the administration. */
export const Route = createFileRoute('/_responsive/my/moderation/plans')({
  beforeLoad: requireUser,
  loader: (entered) =>
    loadRoom(entered, PlansPage, ({ api, queryClient }) =>
      Promise.all([
        queryClient.ensureQueryData(managedPlansQuery(plansOfPlatform(api))),
        queryClient.ensureInfiniteQueryData(moderationQueries.planHistory(api)),
      ]),
    ),
  head: () => pageHead('Подписки «Ветки»'),
  component: Plans,
});

function Plans() {
  return (
    <FullHeight header={<SiteHeader />}>
      <Container>
        <PlansPage />
      </Container>
      <SiteBar />
    </FullHeight>
  );
}
