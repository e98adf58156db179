import { createFileRoute } from '@tanstack/react-router';
import { Container } from '@vetka/ui/Container';
import { DocumentEditorPage, QueueEntryPage } from '../../../../../features/moderation/lazyComponents.ts';
import { loadEntry } from '../../../../../features/moderation/loadEntry.ts';
import { pageHead } from '../../../../../shell/document/pageHead.ts';
import { FullHeight } from '../../../../../shell/layout/FullHeight.tsx';
import { SiteBar, SiteHeader } from '../../../../../shell/layout/lazyComponents.ts';
import { requireUser } from '../../../../../shell/session/routeRules.ts';

/** One entry of a queue, or a legal document. The loader checks the access. */
export const Route = createFileRoute('/_responsive/my/moderation/$queue/$id')({
  beforeLoad: requireUser,
  loader: (entered) => loadEntry(entered, entered.params),
  head: ({ loaderData }) => pageHead(loaderData?.title),
  component: Entry,
});

function Entry() {
  const entry = Route.useLoaderData();
  return (
    <FullHeight header={<SiteHeader />}>
      <Container>
        {entry.queue === 'documents' ? (
          <DocumentEditorPage slug={entry.slug} />
        ) : (
          <QueueEntryPage queue={entry.queue} id={entry.id} />
        )}
      </Container>
      <SiteBar />
    </FullHeight>
  );
}
