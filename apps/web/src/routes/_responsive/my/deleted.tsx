import { createFileRoute } from '@tanstack/react-router';
import { Container } from '@vetka/ui/Container';
import { deletedQuery } from '../../../features/account/deleted/deleted.queries.ts';
import { DeletedPage } from '../../../features/account/lazyComponents.ts';
import { pageHead } from '../../../shell/document/pageHead.ts';
import { FullHeight } from '../../../shell/layout/FullHeight.tsx';
import { SiteBar, SiteHeader } from '../../../shell/layout/lazyComponents.ts';
import { requireUser } from '../../../shell/session/routeRules.ts';

export const Route = createFileRoute('/_responsive/my/deleted')({
  beforeLoad: requireUser,
  loader: async ({ context: { api, queryClient } }) => {
    await Promise.all([DeletedPage.preload(), queryClient.ensureQueryData(deletedQuery(api))]);
  },
  head: () => pageHead('Недавно удалённое', { isHidden: true }),
  component: Deleted,
});

function Deleted() {
  return (
    <FullHeight header={<SiteHeader />}>
      <Container>
        <DeletedPage />
      </Container>
      <SiteBar />
    </FullHeight>
  );
}
