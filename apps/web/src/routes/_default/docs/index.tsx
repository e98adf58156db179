import { createFileRoute } from '@tanstack/react-router';
import { DocumentsPage } from '../../../features/docs/lazyComponents.ts';
import { pageHead } from '../../../shell/document/pageHead.ts';

export const Route = createFileRoute('/_default/docs/')({
  loader: () => DocumentsPage.preload(),
  head: () => pageHead('Документы'),
  component: DocumentsPage,
});
