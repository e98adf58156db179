import { createFileRoute } from '@tanstack/react-router';
import { Container } from '@vetka/ui/Container';
import { AuditLogPage } from '../../../../features/moderation/lazyComponents.ts';
import { loadRoom } from '../../../../features/moderation/loadRoom.ts';
import { moderationQueries } from '../../../../features/moderation/moderation.queries.ts';
import { pageHead } from '../../../../shell/document/pageHead.ts';
import { FullHeight } from '../../../../shell/layout/FullHeight.tsx';
import { SiteBar, SiteHeader } from '../../../../shell/layout/lazyComponents.ts';
import { requireUser } from '../../../../shell/session/routeRules.ts';

/** All acts of the administration. */
export const Route = createFileRoute('/_responsive/my/moderation/audit')({
  beforeLoad: requireUser,
  loader: (entered) =>
    loadRoom(entered, AuditLogPage, ({ api, queryClient }) =>
      queryClient.ensureInfiniteQueryData(moderationQueries.audit(api, {})),
    ),
  head: () => pageHead('Журнал'),
  component: Audit,
});

function Audit() {
  return (
    <FullHeight header={<SiteHeader />}>
      <Container>
        <AuditLogPage />
      </Container>
      <SiteBar />
    </FullHeight>
  );
}
