import { lazyComponent } from '../../shell/lazyComponent.tsx';

export const DocumentPage = lazyComponent(() => import('./DocumentPage.tsx'));
export const RankingPage = lazyComponent(() => import('./RankingPage.tsx'));
export const VersionsPage = lazyComponent(() => import('./VersionsPage.tsx'));
export const DocumentsPage = lazyComponent(() => import('./DocumentsPage.tsx'));
