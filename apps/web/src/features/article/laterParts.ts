import { laterPart } from '../../shell/laterPart.tsx';

// Drawn by the server; they come to life when the little that every page needs is there.
const loadArticlesPage = () => import('./ArticlesPage.tsx');
const loadArticlePage = () => import('./ArticlePage.tsx');

export const ArticlesPage = laterPart(loadArticlesPage, import.meta.env.SSR ? await loadArticlesPage() : undefined);
export const ArticlePage = laterPart(loadArticlePage, import.meta.env.SSR ? await loadArticlePage() : undefined);
