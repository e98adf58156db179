import { lazyComponent } from '../../shell/lazyComponent.tsx';

export const ArticlesPage = lazyComponent(() => import('./ArticlesPage.tsx'));
export const ArticlePage = lazyComponent(() => import('./ArticlePage.tsx'));
export const FavoriteArticles = lazyComponent(() => import('./FavoriteArticles.tsx'));
