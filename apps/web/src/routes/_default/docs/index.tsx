import { createFileRoute } from '@tanstack/react-router';
import { DocumentsPage } from '../../../features/docs/laterParts.ts';
import { pageHead } from '../../../shell/document/pageHead.ts';

export const Route = createFileRoute('/_default/docs/')({
  loader: () => DocumentsPage.warmUp(),
  head: () => pageHead('Документы'),
  component: DocumentsPage,
});
