import { lazyComponent } from '../../shell/lazyComponent.tsx';

export const PostsPage = lazyComponent(() => import('./PostsPage.tsx'));
