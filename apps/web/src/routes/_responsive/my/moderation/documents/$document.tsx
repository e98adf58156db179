import { createFileRoute } from '@tanstack/react-router';
import { documentTitles, isDocumentSlug } from '@vetka/domain/legal';
import { Container } from '@vetka/ui/Container';
import { DocumentEditorPage } from '../../../../../features/moderation/lazyComponents.ts';
import { requireAdministration } from '../../../../../features/moderation/requireAdministration.ts';
import { pageHead } from '../../../../../shell/document/pageHead.ts';
import { FullHeight } from '../../../../../shell/layout/FullHeight.tsx';
import { SiteBar, SiteHeader } from '../../../../../shell/layout/lazyComponents.ts';
import { notFoundPath } from '../../../../../shell/pages/notFoundPath.ts';
import { requireUser } from '../../../../../shell/session/routeRules.ts';

/** The next version of a legal document, for the administration. */
export const Route = createFileRoute('/_responsive/my/moderation/documents/$document')({
  beforeLoad: requireUser,
  loader: async ({ context, params: { document: slug }, location: { pathname } }) => {
    requireAdministration(context, pathname);
    if (!isDocumentSlug(slug)) throw notFoundPath(pathname);
    await DocumentEditorPage.preload();
    return { title: documentTitles[slug] };
  },
  head: ({ loaderData }) => pageHead(loaderData?.title),
  component: Document,
});

function Document() {
  return (
    <FullHeight header={<SiteHeader />}>
      <Container>
        <DocumentEditorPage slug={Route.useParams().document} />
      </Container>
      <SiteBar />
    </FullHeight>
  );
}
