import { createFileRoute } from '@tanstack/react-router';
import { documentTitles, isDocumentSlug } from '@vetka/domain/legal';
import { documentQueries } from '../../../features/docs/docs.queries.ts';
import { DocumentPage } from '../../../features/docs/lazyComponents.ts';
import { pageHead } from '../../../shell/document/pageHead.ts';
import { CardsSkeleton } from '../../../shell/lists/CardsSkeleton.ts';
import { notFoundPath } from '../../../shell/pages/notFoundPath.ts';
import { markdownToHtml } from '../../../shell/prose/markdown.ts';

export const Route = createFileRoute('/_default/docs/$document')({
  loader: async ({ context: { api, queryClient }, params, location: { pathname } }) => {
    if (!isDocumentSlug(params.document)) throw notFoundPath(pathname);
    const [document] = await Promise.all([
      queryClient.ensureQueryData(documentQueries.document(api, params.document)),
      DocumentPage.preload(),
    ]);
    const { slug, text } = document.current;
    return { document, title: documentTitles[slug], html: markdownToHtml(text) };
  },
  head: ({ loaderData }) => pageHead(loaderData?.title),
  pendingComponent: CardsSkeleton,
  component: Document,
});

function Document() {
  const { document, html } = Route.useLoaderData();
  return <DocumentPage document={document} html={html} />;
}
