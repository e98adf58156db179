import { lazyComponent } from '../../shell/lazyComponent.tsx';

export const ArticlesPage = lazyComponent(() => import('./ArticlesPage.tsx'));
export const ArticlePage = lazyComponent(() => import('./ArticlePage.tsx'));
/** Votes and the heart below an article. */
export const ArticleMarks = lazyComponent(() => import('./ArticleMarks.tsx'));
export const FavoriteArticles = lazyComponent(() => import('./FavoriteArticles.tsx'));
