import { laterPart } from '../../shell/laterPart.tsx';

// Rendered by the server; hydrated once the code shared by all pages has loaded.
const loadDocumentPage = () => import('./DocumentPage.tsx');
const loadDocumentsPage = () => import('./DocumentsPage.tsx');

export const DocumentPage = laterPart(loadDocumentPage, import.meta.env.SSR ? await loadDocumentPage() : undefined);
export const DocumentsPage = laterPart(loadDocumentsPage, import.meta.env.SSR ? await loadDocumentsPage() : undefined);
