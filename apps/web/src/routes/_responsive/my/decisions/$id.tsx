import { createFileRoute } from '@tanstack/react-router';
import { Container } from '@vetka/ui/Container';
import { DecisionPage } from '../../../../features/moderation/lazyComponents.ts';
import { moderationQueries } from '../../../../features/moderation/moderation.queries.ts';
import { pageHead } from '../../../../shell/document/pageHead.ts';
import { FullHeight } from '../../../../shell/layout/FullHeight.tsx';
import { SiteBar, SiteHeader } from '../../../../shell/layout/lazyComponents.ts';
import { loadKnown } from '../../../../shell/pages/loadKnown.ts';
import { notFoundPath } from '../../../../shell/pages/notFoundPath.ts';
import { requireUser } from '../../../../shell/session/routeRules.ts';

/** A decision of the administration about a publication of the person. */
export const Route = createFileRoute('/_responsive/my/decisions/$id')({
  beforeLoad: requireUser,
  loader: async ({ context: { api, queryClient }, params, location: { pathname } }) => {
    const refuse = () => notFoundPath(pathname);
    if (!/^[1-9]\d{0,8}$/.test(params.id)) throw refuse();
    // The answer to an appeal may have arrived since the last visit.
    const decision = queryClient.fetchQuery({ ...moderationQueries.ownDecision(api, Number(params.id)), staleTime: 0 });
    await Promise.all([loadKnown(decision, refuse), DecisionPage.preload()]);
  },
  head: () => pageHead('Решение администрации', { isHidden: true }),
  component: Decision,
});

function Decision() {
  const id = Number(Route.useParams().id);
  return (
    <FullHeight header={<SiteHeader />}>
      <Container>
        <DecisionPage id={id} />
      </Container>
      <SiteBar />
    </FullHeight>
  );
}
