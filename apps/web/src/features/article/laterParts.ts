import { laterPart } from '../../shell/laterPart.tsx';

// Rendered by the server; hydrated once the code shared by all pages has loaded.
const loadArticlesPage = () => import('./ArticlesPage.tsx');
const loadArticlePage = () => import('./ArticlePage.tsx');

export const ArticlesPage = laterPart(loadArticlesPage, import.meta.env.SSR ? await loadArticlesPage() : undefined);
export const ArticlePage = laterPart(loadArticlePage, import.meta.env.SSR ? await loadArticlePage() : undefined);
