import { lazyComponent } from '../../shell/lazyComponent.tsx';

/** Votes and the heart below an article. */
export const ArticleMarks = lazyComponent(() => import('./ArticleMarks.tsx'));
