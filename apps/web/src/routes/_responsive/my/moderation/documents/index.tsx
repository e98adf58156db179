import { createFileRoute } from '@tanstack/react-router';
import { Container } from '@vetka/ui/Container';
import { DocumentsRoomPage } from '../../../../../features/moderation/lazyComponents.ts';
import { loadRoom } from '../../../../../features/moderation/loadRoom.ts';
import { moderationQueries } from '../../../../../features/moderation/moderation.queries.ts';
import { pageHead } from '../../../../../shell/document/pageHead.ts';
import { FullHeight } from '../../../../../shell/layout/FullHeight.tsx';
import { SiteBar, SiteHeader } from '../../../../../shell/layout/lazyComponents.ts';
import { requireUser } from '../../../../../shell/session/routeRules.ts';

/** Legal documents, for the administration. */
export const Route = createFileRoute('/_responsive/my/moderation/documents/')({
  beforeLoad: requireUser,
  loader: (entered) =>
    loadRoom(entered, DocumentsRoomPage, ({ api, queryClient }) =>
      queryClient.ensureQueryData(moderationQueries.documents(api)),
    ),
  head: () => pageHead('Документы'),
  component: Documents,
});

function Documents() {
  return (
    <FullHeight header={<SiteHeader />}>
      <Container>
        <DocumentsRoomPage />
      </Container>
      <SiteBar />
    </FullHeight>
  );
}
