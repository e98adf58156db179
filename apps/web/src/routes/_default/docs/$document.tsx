import { createFileRoute } from '@tanstack/react-router';
import { DocumentPage } from '../../../features/docs/DocumentPage.tsx';
import { documentOf, readDocument } from '../../../features/docs/documents.ts';
import { markdownToHtml } from '../../../features/docs/markdown.ts';
import { pageHead } from '../../../shell/document/pageHead.ts';
import { CardsSkeleton } from '../../../shell/lists/CardsSkeleton.tsx';
import { notFoundPath } from '../../../shell/pages/notFoundPath.ts';

export const Route = createFileRoute('/_default/docs/$document')({
  loader: async ({ params, location: { pathname } }) => {
    const document = documentOf(params.document);
    if (!document) throw notFoundPath(pathname);
    return { title: document.title, html: markdownToHtml(await readDocument(document.slug)) };
  },
  head: ({ loaderData }) => pageHead(loaderData?.title),
  pendingComponent: CardsSkeleton,
  component: Document,
});

function Document() {
  return <DocumentPage {...Route.useLoaderData()} />;
}
