import { createFileRoute } from '@tanstack/react-router';
import { documentTitles, isDocumentSlug } from '@vetka/domain/legal';
import { Container } from '@vetka/ui/Container';
import { DocumentEditorPage } from '../../../../../features/moderation/lazyComponents.ts';
import { loadRoom } from '../../../../../features/moderation/loadRoom.ts';
import { moderationQueries } from '../../../../../features/moderation/moderation.queries.ts';
import { pageHead } from '../../../../../shell/document/pageHead.ts';
import { FullHeight } from '../../../../../shell/layout/FullHeight.tsx';
import { SiteBar, SiteHeader } from '../../../../../shell/layout/lazyComponents.ts';
import { notFoundPath } from '../../../../../shell/pages/notFoundPath.ts';
import { requireUser } from '../../../../../shell/session/routeRules.ts';

/** The next version of a legal document, for the administration. */
export const Route = createFileRoute('/_responsive/my/moderation/documents/$document')({
  beforeLoad: requireUser,
  loader: async (entered) => {
    const { document: slug } = entered.params;
    if (!isDocumentSlug(slug)) throw notFoundPath(entered.location.pathname);
    await loadRoom(entered, DocumentEditorPage, ({ api, queryClient }) =>
      queryClient.ensureQueryData(moderationQueries.documents(api)),
    );
    return { slug, title: documentTitles[slug] };
  },
  head: ({ loaderData }) => pageHead(loaderData?.title),
  component: Document,
});

function Document() {
  return (
    <FullHeight header={<SiteHeader />}>
      <Container>
        <DocumentEditorPage slug={Route.useLoaderData().slug} />
      </Container>
      <SiteBar />
    </FullHeight>
  );
}
