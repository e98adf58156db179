import { createFileRoute } from '@tanstack/react-router';
import { DocumentsPage } from '../../../features/docs/DocumentsPage.tsx';
import { pageHead } from '../../../shell/document/pageHead.ts';

export const Route = createFileRoute('/_default/docs/')({
  head: () => pageHead('Документы'),
  component: DocumentsPage,
});
