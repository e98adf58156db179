import { createFileRoute } from '@tanstack/react-router';
import { Container } from '@vetka/ui/Container';
import { JobsPage } from '../../../../features/moderation/lazyComponents.ts';
import { loadRoom } from '../../../../features/moderation/loadRoom.ts';
import { moderationQueries } from '../../../../features/moderation/moderation.queries.ts';
import { pageHead } from '../../../../shell/document/pageHead.ts';
import { FullHeight } from '../../../../shell/layout/FullHeight.tsx';
import { SiteBar, SiteHeader } from '../../../../shell/layout/lazyComponents.ts';
import { requireUser } from '../../../../shell/session/routeRules.ts';

/** Failed background jobs, for the administration. */
export const Route = createFileRoute('/_responsive/my/moderation/jobs')({
  beforeLoad: requireUser,
  loader: (entered) =>
    loadRoom(entered, JobsPage, ({ api, queryClient }) =>
      queryClient.ensureInfiniteQueryData(moderationQueries.jobs(api, null)),
    ),
  head: () => pageHead('Задания'),
  component: Jobs,
});

function Jobs() {
  return (
    <FullHeight header={<SiteHeader />}>
      <Container>
        <JobsPage />
      </Container>
      <SiteBar />
    </FullHeight>
  );
}
