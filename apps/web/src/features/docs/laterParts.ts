import { laterPart } from '../../shell/laterPart.tsx';

// Drawn by the server; they come to life when the little that every page needs is there.
const loadDocumentPage = () => import('./DocumentPage.tsx');
const loadDocumentsPage = () => import('./DocumentsPage.tsx');

export const DocumentPage = laterPart(loadDocumentPage, import.meta.env.SSR ? await loadDocumentPage() : undefined);
export const DocumentsPage = laterPart(loadDocumentsPage, import.meta.env.SSR ? await loadDocumentsPage() : undefined);
