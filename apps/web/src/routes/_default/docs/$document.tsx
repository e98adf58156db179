import { createFileRoute } from '@tanstack/react-router';
import { DocumentPage } from '../../../features/docs/lazyComponents.ts';
import { documentOf, readDocument } from '../../../features/docs/documents.ts';
import { markdownToHtml } from '../../../features/docs/markdown.ts';
import { pageHead } from '../../../shell/document/pageHead.ts';
import { CardsSkeleton } from '../../../shell/lists/CardsSkeleton.ts';
import { notFoundPath } from '../../../shell/pages/notFoundPath.ts';

export const Route = createFileRoute('/_default/docs/$document')({
  loader: async ({ params, location: { pathname } }) => {
    const document = documentOf(params.document);
    if (!document) throw notFoundPath(pathname);
    const [text] = await Promise.all([readDocument(document.slug), DocumentPage.preload()]);
    return { title: document.title, html: markdownToHtml(text) };
  },
  head: ({ loaderData }) => pageHead(loaderData?.title),
  pendingComponent: CardsSkeleton,
  component: Document,
});

function Document() {
  return <DocumentPage {...Route.useLoaderData()} />;
}
