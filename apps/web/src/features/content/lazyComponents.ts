import { lazyComponent } from '../../shell/lazyComponent.tsx';

export const PostsPage = lazyComponent(() => import('./PostsPage.tsx'));
export const FavoritePosts = lazyComponent(() => import('./FavoritePosts.tsx'));
export const LinkedPost = lazyComponent(() => import('./LinkedPost.tsx'));
export const OwnPost = lazyComponent(() => import('./OwnPost.tsx'));
